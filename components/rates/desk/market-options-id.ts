export const marketOptionsId = "rate-markets";
