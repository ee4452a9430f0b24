import { verifiedFile } from './verifiedFile'

const FILE = 'https://learn.example/releases/public/1/library.0a.mjs'
const HASH = 'sha384-abc'

const realFetch = window.fetch
let asked: (RequestInit & { url: string })[] = []
/** Simulates a browser that returns these responses, in this order, from its cache and the network. */
function answering(...answers: (Response | 'mismatch')[]) {
  asked = []
  window.fetch = async (url, options) => {
    asked.push({ url: String(url), ...options })
    const answer = answers.shift()
    if (answer === undefined || answer === 'mismatch') throw new TypeError('Failed to fetch')
    return answer
  }
}
const ok = { ok: true, status: 200 } as Response

beforeEach(() => {
  window.mcIntegrity = { other: { 'main.js': 'sha384-x' }, public: { 'library.0a.mjs': HASH } }
})
afterEach(() => {
  window.fetch = realFetch
  delete window.mcIntegrity
})

test('requests a file with the hash that its release lists', async () => {
  answering(ok)
  expect(await verifiedFile(`${FILE}?again=1`)).toBe(`${FILE}?again=1`)
  expect(asked).toMatchObject([{ url: `${FILE}?again=1`, integrity: HASH }])
})

test('bypasses a cache with different content', async () => {
  answering('mismatch', ok)
  expect(await verifiedFile(FILE)).toBe(FILE)
  expect(asked).toMatchObject([{ integrity: HASH }, { integrity: HASH, cache: 'reload' }])
})

test('rejects a mismatch, a missing file and an unlisted file', async () => {
  answering('mismatch', 'mismatch')
  await expect(verifiedFile(FILE)).rejects.toThrow('Failed to fetch')
  answering({ ok: false, status: 404 } as Response)
  await expect(verifiedFile(FILE)).rejects.toThrow(`${FILE} answered 404.`)
  answering(ok)
  await expect(verifiedFile('https://learn.example/another.mjs')).rejects.toThrow('is not listed')
  delete window.mcIntegrity
  await expect(verifiedFile(FILE)).rejects.toThrow('is not listed')
  expect(asked).toEqual([])
})
