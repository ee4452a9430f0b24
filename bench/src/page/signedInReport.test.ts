import { people, type PersonVisits } from './signedIn'
import { signedInTables } from './signedInReport'

const [, mentor] = people('c1')

const round = (lcp: number, logIn: number): PersonVisits => ({
  logIn,
  pages: mentor!.pages.map(() => ({
    first: { lcp, interactive: 1500 },
    later: { lcp: 700, interactive: 1300 },
    move: 250,
  })),
})

it('shows the medians of each page, and those over their limit in bold', () => {
  const tables = signedInTables(
    [{ person: mentor!, rounds: [round(2000, 2000), round(1700, 3000), round(1900, 2600)] }],
    [400, 410, 390],
  )
  expect(tables[0]).toContain('400 ms')
  expect(tables[1]).toContain('| /mentor/home | **1900** | 1500 | 700 | **1300** | 250 |')
  expect(tables[2]).toContain('| /mentor/home | **2600** |')
})
