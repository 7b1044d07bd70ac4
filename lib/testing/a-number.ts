let numbers = 0;

/** A regulatory number no other test has: carriers are shared by all organizations. */
export const aNumber = () => `3${String(++numbers).padStart(7, "0")}`;
