import { foldText } from '../rules/foldText'

/** Cities in which openings are common: the English name, the Hindi name, and other names in use. */
const PLACES: readonly (readonly [en: string, hi: string, ...others: string[]])[] = [
  ['Agra', 'आगरा'],
  ['Ahmedabad', 'अहमदाबाद', 'Amdavad'],
  ['Ajmer', 'अजमेर'],
  ['Amritsar', 'अमृतसर'],
  ['Bengaluru', 'बेंगलुरु', 'Bangalore', 'बंगलौर', 'बैंगलोर'],
  ['Bhopal', 'भोपाल'],
  ['Bhubaneswar', 'भुवनेश्वर'],
  ['Chandigarh', 'चंडीगढ़'],
  ['Chennai', 'चेन्नई', 'Madras'],
  ['Coimbatore', 'कोयंबटूर'],
  ['Dehradun', 'देहरादून'],
  ['Delhi', 'दिल्ली', 'New Delhi', 'नई दिल्ली'],
  ['Ghaziabad', 'ग़ाज़ियाबाद'],
  ['Gorakhpur', 'गोरखपुर'],
  ['Gurugram', 'गुरुग्राम', 'Gurgaon', 'गुड़गाँव'],
  ['Guwahati', 'गुवाहाटी'],
  ['Hyderabad', 'हैदराबाद'],
  ['Indore', 'इंदौर'],
  ['Jabalpur', 'जबलपुर'],
  ['Jaipur', 'जयपुर'],
  ['Jodhpur', 'जोधपुर'],
  ['Kanpur', 'कानपुर'],
  ['Kochi', 'कोच्चि', 'Cochin'],
  ['Kolkata', 'कोलकाता', 'Calcutta'],
  ['Kota', 'कोटा'],
  ['Lucknow', 'लखनऊ'],
  ['Ludhiana', 'लुधियाना'],
  ['Mumbai', 'मुंबई', 'Bombay'],
  ['Mysuru', 'मैसूरु', 'Mysore', 'मैसूर'],
  ['Nagpur', 'नागपुर'],
  ['Nashik', 'नासिक'],
  ['Noida', 'नोएडा'],
  ['Patna', 'पटना'],
  ['Prayagraj', 'प्रयागराज', 'Allahabad', 'इलाहाबाद'],
  ['Pune', 'पुणे', 'Poona', 'पूना'],
  ['Raipur', 'रायपुर'],
  ['Ranchi', 'राँची'],
  ['Surat', 'सूरत'],
  ['Thiruvananthapuram', 'तिरुवनंतपुरम', 'Trivandrum'],
  ['Udaipur', 'उदयपुर'],
  ['Vadodara', 'वडोदरा', 'Baroda'],
  ['Varanasi', 'वाराणसी', 'Banaras', 'बनारस'],
  ['Visakhapatnam', 'विशाखापत्तनम', 'Vizag'],
]

const folded = (name: string) => foldText(name.trim().replace(/\s+/g, ' '))

const BY_NAME = new Map(PLACES.flatMap((names) => names.map((name) => [folded(name), names] as const)))

/** Returns the form in which places are compared. It is the same for all known names of a city. */
export function placeKey(place: string): string {
  const [en] = BY_NAME.get(folded(place)) ?? []
  return folded(en ?? place)
}

/** Returns all names by which a place can be found, beginning with the given one. */
export const namesOfPlace = (place: string): string[] => [
  ...new Set([place, ...(BY_NAME.get(folded(place)) ?? [])]),
]

/** Returns the name of a city in the reader's language. An unknown place is returned unchanged. */
export function placeName(place: string, locale: 'en' | 'hi'): string {
  return BY_NAME.get(folded(place))?.[locale === 'hi' ? 1 : 0] ?? place
}
