import type { Content } from './content'
import { pageFacts } from './pageFacts'
import { fetchOnce, fetchPage } from './fetchPage'
import type { Faults } from './faults'

interface Answer {
  status: number
  /** Target of a redirect. */
  location?: string | RegExp
}

/** The expected responses of addresses that are not in a site map. */
function answersFor({ removedCourse, draftCourse, removedMentor, pendingMentor }: Content) {
  const answers: Record<string, Answer> = {}
  const add = (answer: Answer, paths: string[]) => {
    for (const path of paths) answers[path] = answer
  }
  const unknown = [
    '/nowhere',
    '/resource/unknown',
    '/mentor/unknown',
    '/resources/unknown',
    '/about/unknown',
    '/user/nothing/here',
    '/user/home/unknown',
    '/mentor/home/unknown',
    '/mentor/chat/unknown',
  ]
  const missing = [...unknown, `/resource/${draftCourse}`, `/mentor/${pendingMentor}`]
  add({ status: 404 }, [...missing, ...missing.map((path) => `/hi${path}`)])
  const gone = [`/resource/${removedCourse}`, `/mentor/${removedMentor}`]
  add({ status: 410 }, [...gone, ...gone.map((path) => `/hi${path}`)])
  add({ status: 308, location: '/resource/c0' }, ['/resource/c0/', '/Resource/c0', '//resource/c0'])
  add({ status: 308, location: '/hi/about' }, ['/HI/About/'])
  // A page number beyond the end of a list redirects to its last page.
  add({ status: 302, location: /^\/resource\?page=\d{1,3}$/ }, ['/resource?page=9999'])
  add({ status: 302, location: /^\/hi\/resource\?page=\d{1,3}$/ }, ['/hi/resource?page=9999'])
  add({ status: 200 }, ['/user/home', '/user/profile/edit', '/mentor/home', '/mentor/resources/some-id/edit'])
  return answers
}

/** Requests addresses that no page links to (unknown, removed and moved ones) and pages for signed-in people. */
export async function checkStatuses(siteUrl: string, content: Content, faults: Faults): Promise<void> {
  for (const [path, expected] of Object.entries(answersFor(content))) {
    const url = siteUrl + path
    const isMissing = expected.status >= 400
    // The site server knows only after rendering that a page does not exist, or where a list ends.
    const isDecidedLate = isMissing || expected.status === 302
    const { status, location, text, robots } = await (isDecidedLate ? fetchPage(url) : fetchOnce(url))
    if (status !== expected.status) faults.add(url, `answers ${status} instead of ${expected.status}`)
    else if (!isExpected(location, expected.location)) faults.add(url, `leads to ${location}`)
    else if (isMissing && (robots ?? pageFacts(text).meta.get('robots')?.[0]) !== 'noindex')
      faults.add(url, 'can be indexed, although it does not exist')
  }
}

const isExpected = (location: string | undefined, expected: Answer['location']) =>
  expected instanceof RegExp ? expected.test(location ?? '') : location === expected
