import { feedWorld, postings, type FeedWorld } from '../../testing/feedWorld'

let w: FeedWorld
beforeEach(async () => {
  w = await feedWorld()
  await w.add({ address: undefined })
})
afterEach(() => w.t.close())

const HEAD = 'id,title,description,employer,place,pay_from,pay_to,pay_per,skills,languages,seats,hours,link'
const row = (
  id: string,
  title: string,
  rest = '"Two\r\nlines, and ""quotes""",Neel,Indore,,,,,,,,https://a.example.org',
) => `${id},${title},${rest}`

it('a file of a spreadsheet is imported, with mark, quotes and line ends', async () => {
  const rich =
    '"आप पेज बनाएँगे, रोज़",नील,इंदौर,"8,000",₹12000,month,React; CSS,hi;en;xx,3,part,https://a.example.org/2'
  await w.upload(`\uFEFF${HEAD}\r\n${row('1', 'Web developer')}\r\n${row('2', 'डेवलपर', rich)}\r\n\r\n`)
  expect(await w.latest()).toMatchObject({ state: 'held', hold: 'first', entries: 2, refused: 0 })
  await w.decide('approve')
  const openings = await w.openings()
  const details = await Promise.all(
    openings.map(
      async ({ _id }: { _id: string }) => (await w.t.api.app.inject(`/openings/${_id}`)).json().data,
    ),
  )
  const found = new Map(details.map((one) => [one.title, one]))
  expect(found.get('Web developer').description).toBe('Two\nlines, and "quotes"')
  expect(found.get('डेवलपर')).toMatchObject({
    pay: { from: 8000, to: 12_000, per: 'month' },
    skills: ['React', 'CSS'],
    languages: ['hi', 'en'],
    seats: 3,
    hours: 'part',
    language: 'hi',
  })
  await w.upload(`${HEAD}\n${row('2', 'डेवलपर', rich)}\n`)
  expect(await w.latest()).toMatchObject({ state: 'done', unchanged: 1, closed: 1 })
})

it.each([
  ['without needed columns', 'id,title\n1,Web developer', 'columns'],
  ['with an open quote', `${HEAD}\n1,"Web developer`, 'format'],
  ['with a row that is too long', `${HEAD}\n1,${'x'.repeat(200_000)}`, 'format'],
  ['with too many rows', `${HEAD}\n${`${row('1', 'x')}\n`.repeat(5001)}`, 'many'],
  ['in an unknown encoding', Buffer.from([0x69, 0x64, 0x2c, 0xff, 0xfe, 0x80]), 'encoding'],
  ['that is empty', '', 'columns'],
])('a file %s is refused', async (_name, file, failure) => {
  await w.upload(file)
  expect(await w.latest()).toMatchObject({ state: 'failed', failure })
})

it('a file in UTF-16 with semicolons is read; formulas and wrong amounts are refused', async () => {
  const text = `title;description;employer;place;link;pay_from;pay_per
Web developer;Pages;Neel;Indore;https://a.example.org/1;;
"=cmd|'/C calc'!A0";Pages;Neel;Indore;https://a.example.org/2;;
Tester;Tests;Neel;Indore;https://a.example.org/3;much;month`
  await w.upload(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  expect(await w.latest()).toMatchObject({ state: 'held', entries: 3 })
  expect((await w.report()).lines.map(({ reason }: { reason?: string }) => reason)).toEqual([
    'formula',
    'pay',
    undefined,
  ])
})

it('a row of commas only is refused alone', async () => {
  await w.upload(`${HEAD}\n${','.repeat(3_000_000)}\n${row('1', 'Web developer')}`)
  expect(await w.latest()).toMatchObject({ state: 'held', entries: 2, refused: 1 })
})

it('files are only for feeds without an address, and only as base64', async () => {
  w.serve(postings(1))
  await w.add({ id: 'f2' })
  expect((await w.upload('a', 'f2')).statusCode).toBe(409)
  expect((await w.fetch()).statusCode).toBe(409)
  expect((await w.post('/api/feeds/f1/upload', { file: 'not base64!' })).statusCode).toBe(400)
})
