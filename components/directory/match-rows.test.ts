import { expect, test } from "vitest";
import { contradictionsIn, guessPairTable, inParts, pairsOf, withCorrected } from "@/components/directory/match-rows";

const columns = [
  { id: "email", label: "E-mail", synonyms: ["correo"] },
  { id: "externalId", label: "TMS id", synonyms: ["id"] },
];
const row = (key: number, email: string, externalId: string) => ({ key, email, externalId });

test("two columns without headings are distinguished by the addresses in them, in either order", () => {
  expect(guessPairTable([["ana@acme.com", "U-1"]], columns)).toMatchObject({
    mapping: ["email", "externalId"],
    hasHeader: false,
  });
  expect(
    guessPairTable(
      [
        ["U-1", "ana@acme.com"],
        ["U-2", "raj"],
      ],
      columns,
    ),
  ).toMatchObject({
    mapping: ["externalId", "email"],
    hasHeader: false,
  });
});

test("headings are recognised by their words, and by not being addresses", () => {
  expect(
    guessPairTable(
      [
        ["Nombre", "TMS id", "Correo"],
        ["Ana", "U-1", "ana@acme.com"],
      ],
      columns,
    ),
  ).toMatchObject({
    mapping: [null, "externalId", "email"],
    hasHeader: true,
  });
  expect(
    guessPairTable(
      [
        ["Clave SAP", "Cuenta"],
        ["U-1", "ana@acme.com"],
      ],
      columns,
    ),
  ).toMatchObject({
    mapping: ["externalId", "email"],
    hasHeader: true,
  });
});

test("a pair that is there twice word for word counts once, and empty pairs are left out", () => {
  const cells = [
    ["ana@acme.com", "U-1"],
    ["ANA@acme.com", "U-1"],
    ["", ""],
    ["raj@acme.com", ""],
  ];
  expect(pairsOf({ cells, mapping: ["email", "externalId"], hasHeader: false })).toEqual({
    rows: [row(1, "ana@acme.com", "U-1"), row(2, "raj@acme.com", "")],
    repeated: 1,
  });
});

test("one id on two e-mails and one e-mail with two ids contradict each other", () => {
  const rows = [
    row(1, "ana@acme.com", "U-1"),
    row(2, "lee@acme.com", "U-1"),
    row(3, "raj@acme.com", "U-3"),
    row(4, "RAJ@acme.com", "U-4"),
    row(5, "eva@acme.com", "U-5"),
    row(6, "", "U-5"),
  ];
  expect(Object.fromEntries(contradictionsIn(rows))).toEqual({
    1: "externalId",
    2: "externalId",
    3: "email",
    4: "email",
  });
});

test("a row corrected into what another row says already goes", () => {
  const rows = [row(1, "ana@acme.com", "U-1"), row(2, "ana@acme.cm", "U-1")];
  expect(withCorrected(rows, row(2, "ana@acme.com", "U-1"))).toEqual([rows[0]]);
  expect(withCorrected(rows, row(2, "ana@acme.com", "U-2"))).toEqual([rows[0], row(2, "ana@acme.com", "U-2")]);
});

test("parts keep the order and nothing is lost at the seams", () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inParts([], 2)).toEqual([]);
});
