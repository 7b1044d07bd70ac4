const centsMax = 1_000_000_000;

/** An amount as people write it ("100,000", "1 500.50") in cents; undefined for anything else than more than nothing. */
export function centsOf(written: string) {
  const plain = written.replace(/[\s\u00a0\u202f]/g, "").replace(/,(?=\d{3}(\D|$))/g, "");
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 && cents <= centsMax ? cents : undefined;
}
