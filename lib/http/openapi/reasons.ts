export const table = (heading: string, rows: Record<string, string>) =>
  [
    `| ${heading} | Meaning |`,
    "|---|---|",
    ...Object.entries(rows).map(([code, text]) => `| \`${code}\` | ${text} |`),
  ].join("\n");

/** The `reason` of warnings and refusals whose code has several causes. */
export const reasonTable = table("Reason", {
  carrier_not_found: "no carrier has these identifiers",
  no_relationship: "your organization has no relationship with the carrier",
  needs_review: "the relationship is NEEDS_REVIEW: somebody has to review it first",
  do_not_dispatch: "the relationship is DO_NOT_DISPATCH",
  blocked_for_load: "a broker blocked the carrier for the load",
  requirements_missed:
    "the carrier misses a requirement of the load, and your organization lets that block; see `misses`",
  unknown_numbers: "no carrier has any of these regulatory numbers",
  unknown_external_id: "no carrier of yours has this id",
  unknown_scac: "no carrier has this SCAC",
  different_carriers: "the identifiers are of different carriers; see `candidates`",
  postal_code_and_state: "the postal code is in another state than the one that was sent",
  postal_code_and_city: "the postal code is of a town far from the city that was sent",
  city_and_state: "the city is in another state than the one that was sent",
  place_and_country: "the city is in another country than the one that was sent",
  point_and_address: "the point is far from the address",
  timezone_and_place: "the zone that was sent has another time than that of the place",
  postal_code_area: "only the area of the postal code is known; its likeliest town was taken",
  postal_code_of_state: "of the postal code only the state is known",
  known_elsewhere: "the user belongs, or belonged, to another organization too",
  nothing_given: "neither a regulatory number nor an id was given; words such as `N/A` are none",
});

/** The `reason` of the lookups' `INVALID_STOPS`. */
export const stopsReasonTable = table("Reason", {
  too_few_places: "fewer than two stops that are places",
  no_place: "a stop without place and coordinates; `details.stopIndex` says which",
  same_places: "all places are the same, and no `routeMiles` was sent",
  crossing_off_lane: "a BORDER_CROSSING stop on a lane that does not join Mexico with the US or Canada",
});
