// Places of freight that no source has as such, or not where trucks go: towns of warehouses where hardly anyone lives,
// ports, border crossings. Populations only rank them.
import type { Spot } from "@/scripts/gazetteer/sources";

const table = `US CA Otay Mesa|32.5597|-116.9375|20000
US CA San Ysidro|32.552|-117.043|28000
US CA Vernon|34.0039|-118.2301|20000
US CA Rancho Dominguez|33.867|-118.208|5000
US CA Etiwanda|34.1261|-117.5234|5000
US CA Terminal Island|33.7542|-118.2484|5000
US CA Port of Long Beach|33.7542|-118.2165|5000
US CA Port of Los Angeles|33.7361|-118.264|5000
US CA Tejon Ranch|34.9855|-118.9484|1000
US FL Medley|25.8405|-80.3264|5000
US FL Port Everglades|26.0879|-80.1187|5000
US FL Port of Miami|25.7743|-80.1706|5000
US GA Port of Savannah|32.128|-81.1457|5000
US IL McCook|41.797|-87.8445|5000
US IL Sauget|38.5895|-90.1673|5000
US IL Forest View|41.8089|-87.7773|2000
US KS New Century|38.8247|-94.898|1000
US MD Tradepoint Atlantic|39.2237|-76.4772|1000
US NJ Port Newark|40.6895|-74.1436|5000
US NJ South Kearny|40.732|-74.114|5000
US NM Santa Teresa|31.8559|-106.6392|20000
US NV McCarran|39.5533|-119.5027|5000
US NV Patrick|39.5563|-119.5744|1000
US NY Hunts Point|40.812|-73.88|5000
US OH Rickenbacker|39.8138|-82.9278|2000
US TX Alliance|32.9876|-97.3188|5000
US TX Bayport|29.615|-95.02|2000
US TX DFW Airport|32.8998|-97.0403|5000
MX BCN Mesa de Otay|32.535|-116.94|5000|Tijuana
MX CHH San Jerónimo|31.7797|-106.668|3000|Juárez
MX GUA Puerto Interior|20.971|-101.473|2000|Silao de la Victoria
MX NLE Colombia|27.7006|-99.756|600|Anáhuac`;

export const freightSpots: Spot[] = table.split("\n").flatMap((line) => {
  const [, country, state = "", name = "", latitude, longitude, population, municipality] =
    /^(US|MX) (\w+) ([^|]+)\|([^|]+)\|([^|]+)\|(\d+)(?:\|(.+))?$/.exec(line) ?? [];
  if (country !== "US" && country !== "MX") return [];
  const spot = {
    name,
    state,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  };
  return { ...spot, countryCode: country, ...(municipality && { municipality }) };
});
