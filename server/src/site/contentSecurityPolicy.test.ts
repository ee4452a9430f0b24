import { contentSecurityPolicy } from './contentSecurityPolicy'

const ADDRESSES = {
  apiUrl: 'https://api.example.org',
  chatUrl: 'https://chat.example.org',
  remoteOrigins: [] as string[],
  overrideOrigins: [] as string[],
}
const ELSEWHERE = {
  ...ADDRESSES,
  remoteOrigins: ['https://jobs.example.org'],
  overrideOrigins: ['http://localhost:3102'],
}

it.each([
  ['nothing listed', ADDRESSES],
  ['other origins listed', ELSEWHERE],
])('with %s, no inline script is allowed and no text becomes code', (_what, addresses) => {
  const { scriptSrc, defaultSrc, objectSrc, baseUri } = contentSecurityPolicy(addresses)
  for (const source of [...scriptSrc!, ...defaultSrc!]) {
    expect(source).not.toMatch(
      /unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|^\*|^data:|^blob:|^https?:$/,
    )
  }
  expect(objectSrc).toEqual(["'none'"])
  expect(baseUri).toEqual(["'self'"])
})

it('scripts are loaded only from the site and listed origins', () => {
  const foreign = (addresses: typeof ADDRESSES) =>
    contentSecurityPolicy(addresses).scriptSrc!.filter((source) => source.startsWith('http'))
  expect(foreign(ADDRESSES)).toEqual([])
  expect(foreign(ELSEWHERE)).toEqual(['https://jobs.example.org', 'http://localhost:3102'])
})

it('style sheets, pictures and fonts of releases are loaded from the site and listed origins', () => {
  const listed = ['https://jobs.example.org', 'http://localhost:3102']
  const { styleSrc, imgSrc, fontSrc } = contentSecurityPolicy(ELSEWHERE)
  for (const sources of [styleSrc, imgSrc, fontSrc])
    expect(sources).toEqual(expect.arrayContaining(["'self'", ...listed]))
  expect(contentSecurityPolicy(ADDRESSES).fontSrc).toEqual(["'self'"])
})

it('frames show videos of one host, and nothing else', () => {
  for (const addresses of [ADDRESSES, ELSEWHERE])
    expect(contentSecurityPolicy(addresses).frameSrc).toEqual(['https://www.youtube-nocookie.com'])
})

it('videos and voices come from the page itself, the site, the API or where files are stored', () => {
  const pictureUrl = 'https://files.example.org'
  expect(contentSecurityPolicy({ ...ADDRESSES, pictureUrl }).mediaSrc).toEqual([
    "'self'",
    'blob:',
    'https://api.example.org',
    pictureUrl,
  ])
})

it('the page may connect to the API, to chat and its socket, and to listed origins', () => {
  expect(contentSecurityPolicy(ELSEWHERE).connectSrc).toEqual([
    "'self'",
    'https://api.example.org',
    'https://chat.example.org',
    'wss://chat.example.org',
    'https://jobs.example.org',
    'http://localhost:3102',
    'ws://localhost:3102',
  ])
})

it('the page may call services of areas, and load nothing else from there', () => {
  const plain = contentSecurityPolicy(ADDRESSES)
  const jobs = 'https://jobs.example.org'
  const policy = contentSecurityPolicy({ ...ADDRESSES, services: { openings: jobs, letters: jobs } })
  expect(policy.connectSrc).toEqual([...plain.connectSrc!, jobs])
  expect({ ...policy, connectSrc: 0 }).toEqual({ ...plain, connectSrc: 0 })
})

describe('the sign-in service', () => {
  const keys = { publishableKey: 'pk_live_Y2xlcmsuZXhhbXBsZS5vcmck', secretKey: 'sk_live_a', emulated: false }
  const policyWith = (signIn: object) =>
    contentSecurityPolicy({ ...ADDRESSES, signIn: { ...keys, ...signIn } })
  const plain = contentSecurityPolicy(ADDRESSES)

  it.each([{ proxyUrl: '/__clerk' }, { proxyUrl: '/__clerk', emulated: true }])(
    'on the site’s own origin needs no further permission: %j',
    (signIn) => expect(policyWith(signIn)).toEqual(plain),
  )

  it.each([
    [{}, 'https://clerk.example.org'],
    [{ proxyUrl: 'https://auth.example.org/path' }, 'https://auth.example.org'],
  ])('on another origin may serve its script and be called, and nothing else: %j', (signIn, origin) => {
    const policy = policyWith(signIn)
    expect(policy.scriptSrc).toEqual([...plain.scriptSrc!, origin])
    expect(policy.connectSrc).toEqual([...plain.connectSrc!, origin])
    expect({ ...policy, scriptSrc: 0, connectSrc: 0 }).toEqual({ ...plain, scriptSrc: 0, connectSrc: 0 })
  })

  it('may use the worker of its SDK, and the site its own', () => {
    expect(plain.workerSrc).toEqual(["'self'", 'blob:'])
  })
})
