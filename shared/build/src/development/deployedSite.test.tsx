import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readSite } from './deployedSite'
import { cookieForHere, cookiesForSite } from './siteCookies'

const CONFIG = { apiUrl: 'https://api.example.org', chatUrl: 'https://chat.example.org' }
const PAGES: Record<string, string | undefined> = {
  '/': `<html><script type="application/json" id="mc-config">${JSON.stringify(CONFIG)}</script></html>`,
  '/registry.json': '{"generation":7}',
}

let pages = PAGES
let server: Server
let address: string
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const page = pages[url]
    response.writeHead(page === undefined ? 404 : 200).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => (pages = PAGES))
afterAll(() => server.close())

test('a site says what it tells browsers, whichever of its pages is named', async () => {
  const site = await readSite(`${address}/user/home?x=1`)
  expect(site).toMatchObject({ address, config: CONFIG })
  expect(await site.registry()).toEqual({ generation: 7 })
})

test.each([
  [
    'no address',
    () => 'learn.example.org',
    /^"learn.example.org" is not the address of a site: write it like https:/,
  ],
  ['a path', () => '/site', /is not the address of a site/],
  [
    'a site that is not there',
    () => 'http://127.0.0.1:1',
    /cannot be reached .*: check the address and the network/,
  ],
])('%s is refused', async (_what, stated, says) => {
  await expect(readSite(stated())).rejects.toThrow(says)
})

test('another site is refused', async () => {
  pages = { '/': '<html></html>' }
  await expect(readSite(address)).rejects.toThrow(/is no site of Mentor-Connect/)
  pages = {}
  await expect(readSite(address)).rejects.toThrow(/answered 404: check the address/)
})

test('the cookies of a site pass through a server without https', () => {
  const cookie = cookieForHere('__Host-session=a; Path=/; HttpOnly; Secure; SameSite=Lax; Domain=example.org')
  expect(cookie).toBe('mc-Host-session=a; Path=/; HttpOnly; SameSite=Lax')
  expect(cookieForHere('theme=dark; Path=/')).toBe('theme=dark; Path=/')
  expect(cookiesForSite('theme=dark; mc-Host-session=a; mc-Secure-device=b')).toBe(
    'theme=dark; __Host-session=a; __Secure-device=b',
  )
})
