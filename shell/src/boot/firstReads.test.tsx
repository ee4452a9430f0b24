import { FIRST_PAINT_SCRIPT } from '@mentor-connect/contract/site/firstPaint'
import { addressOfRead } from '@mentor-connect/contract/site/rendering'
import { FIRST_READS_ID, filledRead, firstReads } from '@mentor-connect/contract/site/firstReads'

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

describe('a move inside the app', () => {
  const reader = { id: 'asha rawat', language: 'hi', timeZone: 'Asia/Kolkata' }
  const filled = (read: string, path = '/user/home') => filledRead(read, path, reader)

  test('requests the same addresses as the page of the same path', () => {
    const path = '/user/resources/write%20well/lessons/l1'
    const reads = ['/resource/:courseId/lessons/:lessonId', '/resource/get-resource/:courseId']
    expect(
      firstReads('', '/user/resources/:courseId/lessons/:lessonId', reads).map((read) => filled(read, path)),
    ).toEqual(['/resource/write%20well/lessons/l1', '/resource/get-resource/write%20well'])
  })

  test('fills in the reader and the path as the app writes the address of its own read', () => {
    const query = { userId: 'asha rawat', resourceId: 'write well', timeZone: 'Asia/Kolkata', limit: 10 }
    const [read] = firstReads('', '/user/resources/:courseId', [
      '/user/get-progress?userId={id}&resourceId=:courseId&timeZone={timeZone}&limit=10',
    ])
    expect(filled(read!, '/user/resources/write%20well')).toBe(
      addressOfRead(JSON.stringify(['GET', '/user/get-progress', query, null])),
    )
  })

  test('leaves a read without its value to the app', () => {
    expect(filledRead('/career/plan?userId={id}', '/user/home', { ...reader, id: undefined })).toBeUndefined()
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
