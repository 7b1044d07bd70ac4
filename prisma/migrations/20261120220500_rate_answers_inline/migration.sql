-- Answers are kept for a day: squeezing each one costs as much as storing it.
ALTER TABLE "rate_answer" SET (toast_tuple_target = 8160);
