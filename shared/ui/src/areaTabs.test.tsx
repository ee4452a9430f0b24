import { screen, within } from '@testing-library/react'
import { BookOpen, House } from 'lucide-react'
import { sharedMessages } from '@mentor-connect/i18n'
import { renderRoute, screenIs } from '@mentor-connect/testing'
import { AreaFrame } from './AreaFrame'
import type { AreaItem } from './area-frame/area'
import { CountBadge } from './CountBadge'

const ITEMS: AreaItem[] = [
  { to: '/mentor/home', label: 'Home', icon: House },
  { to: '/mentor/resources', label: 'Resources', icon: BookOpen },
]
const ASHA = { name: 'Asha Verma', to: '/mentor/profile', label: 'Profile' }

function open(at: string, items: AreaItem[], isPhone = false) {
  screenIs(...(isPhone ? ['max-width'] : []))
  const element = (
    <AreaFrame
      label="Mentor area"
      home="/mentor/home"
      items={items}
      person={ASHA}
      onSignOut={async () => undefined}
    >
      <h1>The page</h1>
    </AreaFrame>
  )
  const routes = [{ path: '*', element }]
  return renderRoute({ kind: 'routes', routes, messages: sharedMessages }, at)
}
const nav = () => within(screen.getByRole('navigation', { name: 'Mentor area' }))

describe('an entry with tabs', () => {
  const QUESTIONS = {
    to: '/mentor/questions',
    label: 'Questions',
    badge: <CountBadge count={3} label="3 questions wait" />,
  }
  const LEARNERS: AreaItem = {
    to: '/mentor/learners',
    label: 'Learners',
    icon: BookOpen,
    tabs: [
      { to: '/mentor/learners', label: 'People', also: ['/mentor/learner'] },
      QUESTIONS,
      { to: '/mentor/learners/tasks', label: 'Tasks' },
    ],
  }
  const withTabs = (at: string, isPhone = false) => open(at, [...ITEMS, LEARNERS], isPhone)
  const tabs = () => screen.queryByRole('navigation', { name: 'Learners' })

  test.each([
    ['a wide screen', false],
    ['a phone', true],
  ])('has its tabs above each of their pages on %s', async (_screen, isPhone) => {
    const { user, router } = await withTabs('/mentor/learners', isPhone)
    const inTabs = within(tabs()!)
    expect(inTabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mentor/learners',
      '/mentor/questions',
      '/mentor/learners/tasks',
    ])
    expect(inTabs.getByRole('link', { current: 'page' })).toHaveTextContent('People')
    await user.click(inTabs.getByRole('link', { name: /^Questions/ }))
    expect(router.state.location.pathname).toBe('/mentor/questions')
    expect(inTabs.getByRole('link', { current: 'page' })).toHaveTextContent('Questions')
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent('Learners')
  })

  test('scrolls the row of tabs to the current one, and not the page', async () => {
    const places = { offsetLeft: 500, offsetWidth: 100, clientWidth: 300 }
    for (const [name, value] of Object.entries(places))
      jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value)
    const { user } = await withTabs('/mentor/learners', true)
    expect(tabs()!.scrollLeft).toBe(400)
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300)
    await user.click(within(tabs()!).getByRole('link', { name: /^Questions/ }))
    expect(tabs()!.scrollLeft).toBe(200)
    expect(document.documentElement.scrollTop).toBe(0)
    jest.restoreAllMocks()
  })

  test('says what waits in it, beside itself and beside the tab', async () => {
    await withTabs('/mentor/learners')
    expect(nav().getByText('3 questions wait')).toBeInTheDocument()
    expect(within(tabs()!).getByText('3 questions wait')).toBeInTheDocument()
  })

  test.each([
    ['/mentor/learners/tasks', 'Tasks'],
    ['/mentor/learners/', 'People'],
  ])('of two tabs above %s, the nearer one is current', async (at, label) => {
    await withTabs(at)
    expect(within(tabs()!).getByRole('link', { current: 'page' })).toHaveTextContent(label)
  })

  test.each([
    ['below a tab', '/mentor/questions/7', 'Learners'],
    ['at a further address of a tab', '/mentor/learner/7', 'Learners'],
    ['of another entry', '/mentor/resources', 'Resources'],
  ])('has no tabs on a page %s', async (_where, at, current) => {
    await withTabs(at)
    expect(tabs()).toBeNull()
    expect(nav().getByRole('link', { current: 'page' })).toHaveTextContent(current)
  })

  test('is not current at an address that only begins like its own', async () => {
    await withTabs('/mentor/learners-of-old')
    expect(nav().queryByRole('link', { current: 'page' })).toBeNull()
  })

  test('has no tabs if there is only one page', async () => {
    await open('/mentor/questions', [{ ...LEARNERS, tabs: [QUESTIONS] }])
    expect(tabs()).toBeNull()
  })
})
