/** The longest range of days that is summed up at once. */
export const usageDaysMax = 366;

/** Characters of a text, by its kind. */
export const shortTextMax = 255;
export const longTextMax = 1000;
export const noteTextMax = 4000;
export const termsTextMax = 20_000;

/** Degrees of a point, north or south and east or west. */
export const latitudeMax = 90;
export const longitudeMax = 180;

/** The most items that one call writes. */
export const batchItemsMax = 1000;
/** The largest integer of a column. */
export const versionMax = 2_147_483_647;

export const passwordLengthMin = 12;
export const passwordLengthMax = 128;
/** For how many minutes a link works by which a forgotten password is replaced. */
export const passwordResetMinutes = 60;
/** For how many days the link of an invitation works. */
export const invitationDays = 7;

/** For how many days an onboarding link may work, and does unless another number is given. */
export const onboardingLinkDaysMax = 90;
export const onboardingLinkDaysDefault = 14;
/** Those offered to choose from. */
export const onboardingLinkDaysChoices = [3, 7, onboardingLinkDaysDefault, 30, onboardingLinkDaysMax] as const;

/** Of one load. */
export const stopsMax = 64;
export const commoditiesMax = 128;
export const borderCrossingsMax = 8;
export const referenceNumbersMax = 100;
export const stopContactsMax = 10;
export const accessorialsMax = 30;
export const specialRequirementsMax = 60;
export const requiredEquipmentMax = 50;
export const lineItemsMax = 100;
export const metadataKibMax = 64;
export const metadataDepthMax = 16;
export const pinsMax = 200;
export const blockedCarriersMax = 200;
/** Loads that one call gives to another owner. */
export const reassignedLoadsMax = 200;
/** Loads that one call changes a few fields of. */
export const editedLoadsMax = 200;
/** Ids that are looked up together, and loads that a list is narrowed to by their ids. */
export const lookedUpIdsMax = 1000;
/** Up to how many loads of a list are counted. */
export const countedMax = 10_000;
/** Loads that one of those ids finds. */
export const loadsOfIdMax = 10;
/** Loads that one call offers to carriers. */
export const postedLoadsMax = 100;

/** The days of bids whose response times are reported, unless a time is given. */
export const responseTimeDays = 30;
/** Of one carrier. */
export const contactsMax = 20;
export const certificatesMax = 50;
export const refusingCustomersMax = 100;
/** Relationships that one decision changes at most. */
export const decisionItemsMax = 200;

/** Nothing in freight is larger than a billion of its unit. */
export const quantityMax = 1_000_000_000;

/** Stops of a lane that is looked up. */
export const lookupStopsMax = 64;
/** Lanes of one look-up of rates, and routes of one question for crossings. */
export const ratedLanesMax = 64;
export const crossingRoutesMax = 50;
export const routeMilesMin = 1;
export const routeMilesMax = 10_000;
/** Prices of past loads in one import. */
export const observationRowsMax = 5000;
/** Older prices say nothing about today's. */
export const observationYearsMax = 5;
/** Miles that are further off those of our roads, as a share of them, are warned of. */
export const milesOffMax = 0.3;
/** For how long answers of rates can be explained and recalled. */
export const rateAnswersHours = 24;

/** Past days whose pace a forecast of the month goes on with. */
export const forecastDays = 28;

/** For how many days a rate of exchange counts at most: an older one says nothing about a price of today. */
export const exchangeRateDaysMax = 90;
/** No margin is above so many percent, and none further below nothing is asked for. */
export const marginPercentMax = 100;
/** From how far around a town its neighbours count, at most. */
export const withinMilesMax = 500;
