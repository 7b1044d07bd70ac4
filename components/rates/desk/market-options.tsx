import { marketOptionsId } from "@/components/rates/desk/rates-view";
import { markets } from "@/lib/places/rules/markets";
import { nameOfPlace } from "@/lib/places/rules/place-name";

// A market is found by the city in its middle, whatever it is called itself.
const options = markets
  .map(({ name, anchorCity: city, state, countryCode }) => ({
    place: nameOfPlace({ city, state, countryCode }),
    name: name === city ? undefined : name,
  }))
  .toSorted((one, other) => one.place.localeCompare(other.place, "en"));

/** The markets to choose from while typing; any other place may be typed as well. */
export const MarketOptions = () => (
  <datalist id={marketOptionsId}>
    {options.map(({ place, name }) => (
      <option key={place} value={place} label={name} />
    ))}
  </datalist>
);
