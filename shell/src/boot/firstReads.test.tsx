import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { FIRST_READS_ID, firstReads } from '@mentor-connect/contract/site/firstReads'

const READS = firstReads('https://api.test', '/user/resources/:courseId/lessons/:lessonId', [
  '/resource/:courseId/lessons/:lessonId',
  '/resource/get-resource/:courseId',
])

/** Runs the inline script of a page that declares these reads. Returns the preload links that it adds. */
function openPage(
  role: 'user' | null,
  reads = JSON.stringify(READS),
  items: Record<string, string> = { auth: JSON.stringify({ role: JSON.stringify(role) }) },
) {
  localStorage.clear()
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  window.history.replaceState(null, '', '/user/resources/write%20well/lessons/l1')
  document.head.innerHTML = `<script type="application/json" id="${FIRST_READS_ID}">${reads}</script>`
  performance.getEntriesByType = () => [{ type: 'navigate' } as unknown as PerformanceEntry]
  window.eval(FIRST_PAINT_SCRIPT)
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')]
}

test('the page of a person who is signed in requests its first reads, with the values of its address', () => {
  const links = openPage('user')
  expect(links.map(({ href }) => href)).toEqual([
    'https://api.test/resource/write%20well/lessons/l1',
    'https://api.test/resource/get-resource/write%20well',
  ])
  // The API client uses this mode, too. With a different mode, the browser would not reuse the response.
  expect(links.map(({ crossOrigin }) => crossOrigin)).toEqual(['use-credentials', 'use-credentials'])
})

describe('values that only the browser knows', () => {
  const OF_HOME = firstReads('https://api.test', '/user/home', [
    '/user/get-user-details?userId={id}&timeZone={timeZone}',
    '/career/plan?language={language}&limit=1',
  ])

  function openHome({ data, locale, timeZone }: { data: object | null; locale: string; timeZone: string }) {
    jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions)
    const auth = { role: JSON.stringify('user'), data: JSON.stringify(data) }
    return openPage('user', JSON.stringify(OF_HOME), { auth: JSON.stringify(auth), 'mc.locale': locale })
  }

  afterEach(() => jest.restoreAllMocks())

  test('are those with which the app asks', () => {
    const links = openHome({ data: { _id: 'asha rawat' }, locale: 'hi', timeZone: 'Asia/Calcutta' })
    expect(links.map(({ href }) => href)).toEqual([
      'https://api.test/user/get-user-details?userId=asha%20rawat&timeZone=Asia%2FKolkata',
      'https://api.test/career/plan?language=hi&limit=1',
    ])
  })

  test('a read without its value is left to the app', () => {
    const links = openHome({ data: null, locale: 'en', timeZone: 'America/New_York' })
    expect(links.map(({ href }) => href)).toEqual(['https://api.test/career/plan?language=en&limit=1'])
  })
})

test('a visitor, who is led away, requests nothing', () => {
  expect(openPage(null)).toEqual([])
})

test('reads that cannot be parsed do not keep the page from starting', () => {
  expect(openPage('user', 'not JSON')).toEqual([])
})

test('a read with a parameter that the page does not have is an error', () => {
  expect(() => firstReads('https://api.test', '/user/home', ['/resource/:courseId'])).toThrow(
    /has no :courseId/,
  )
})
