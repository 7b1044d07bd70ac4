import { marketOptionsId } from "@/components/rates/desk/rates-view";
import { markets } from "@/lib/places/rules/markets";

// A market is found by the city in its middle, whatever it is called itself.
const options = markets
  .map(({ name, anchorCity, state, countryCode }) => ({
    place: `${anchorCity}, ${state}, ${countryCode}`,
    name: name === anchorCity ? undefined : name,
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
