/** A number is dialled at a press; blanks and marks in it are for people. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/g, "")}`} className="link whitespace-nowrap underline">
    {number}
  </a>
);

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="link underline">
    {address}
  </a>
);
