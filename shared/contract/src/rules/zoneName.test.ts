import { HINDI_CITIES } from './hindiCities'
import { zoneName, zonePlace, zoneText } from './zoneName'

const WINTER = new Date('2026-01-15T12:00:00Z')
const SUMMER = new Date('2026-07-15T12:00:00Z')

test.each([
  ['Asia/Kolkata', 'India (Kolkata) · GMT+5:30', 'भारत · GMT+5:30'],
  ['Asia/Calcutta', 'India (Kolkata) · GMT+5:30', 'भारत · GMT+5:30'],
  ['Asia/Kathmandu', 'Nepal (Kathmandu) · GMT+5:45', 'नेपाल · GMT+5:45'],
  ['Asia/Dubai', 'United Arab Emirates (Dubai) · GMT+4', 'संयुक्त अरब अमीरात · GMT+4'],
  ['America/New_York', 'New York · GMT-5', 'न्यूयॉर्क · GMT-5'],
  ['America/Sao_Paulo', 'São Paulo · GMT-3', 'साओ पाउलो · GMT-3'],
  ['UTC', 'UTC · GMT+0', 'UTC · GMT+0'],
  ['Etc/GMT+5', 'GMT-5', 'GMT-5'],
  ['Mars/Olympus_Mons', 'Olympus Mons', 'Olympus Mons'],
])('%s is called %s and %s', (zone, english, hindi) => {
  expect(zoneName(zone, 'en-IN', WINTER)).toBe(english)
  expect(zoneName(zone, 'hi-IN', WINTER)).toBe(hindi)
})

test('cities have their Hindi names where Intl does not know them', () => {
  const name = [{ type: 'timeZoneName' as const, value: 'New York समय' }]
  jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValueOnce(name)
  expect(zonePlace('America/New_York', 'hi-IN')).toBe('न्यूयॉर्क')
  jest.restoreAllMocks()
})

test.each(Object.entries(HINDI_CITIES))('%s is called %s, as in CLDR', (zone, city) => {
  expect(zoneText(zone, 'hi-IN', 'shortGeneric')).toBe(`${city} समय`)
})

test('the offset is that of the day', () => {
  expect(zoneName('America/New_York', 'en-IN', SUMMER)).toBe('New York · GMT-4')
})

test.each(['en-IN', 'hi-IN'])('no two zones have the same name in %s', (tag) => {
  const names = Intl.supportedValuesOf('timeZone').map((zone) => zoneName(zone, tag, WINTER))
  expect(new Set(names).size).toBe(names.length)
})
