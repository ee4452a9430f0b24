import { AuthContext, type Session } from '@mentor-connect/contract/auth'
import { AreaSlot, Slot, SlotsContext } from '@mentor-connect/contract/slots'
import { useNavigation } from '@mentor-connect/ui/slots'
import { aLearner, aMentor, fakeAuth, SIGNED_OUT, signedIn } from '@mentor-connect/testing'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { DeclaredContribution, SlotAudience } from '@mentor-connect/contract/site/slots'
import type { ComponentType, ReactNode } from 'react'
import { AreasContext, type Areas } from '../remotes/AreasContext'
import { AREA_BUDGET_MS, createRemotes } from '../remotes/remotes'
import type { Federation } from '../remotes/federation'
import { startReporting } from '../telemetry/clientEvents'
import { aRegistry, aRelease } from '../testing/registries'
import { slotsOfDocument } from './slotsOfDocument'

const none = { en: async () => ({ default: {} }), hi: async () => ({ default: {} }) }
const label = { en: 'Jobs', hi: 'नौकरियाँ' }

/** Area → the component that it contributes, or a promise that decides how loading ends. */
type Outcomes = Record<string, ComponentType<never> | Promise<never>>

const reported = jest.fn()
const requested: string[] = []

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  reported.mockClear()
  requested.length = 0
  startReporting(reported)
})
afterEach(() => {
  startReporting(undefined)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

interface Page {
  /** The slot to which each area adds its component. */
  slot?: DeclaredContribution['slot']
  /** The page around the slot. */
  children?: ReactNode
  /** Slots that the area `jobs` offers. */
  offers?: Record<string, SlotAudience>
}

/** Renders a page with a slot to which each area contributes a component. */
async function open(
  outcomes: Outcomes,
  session: Session = signedIn(aLearner()),
  { slot = 'learner.dashboard', children, offers }: Page = {},
) {
  const federation: Federation = {
    register: () => undefined,
    satisfies: () => true,
    load: async (id) => {
      requested.push(id)
      const outcome = outcomes[id.split('/')[0]!.replace('mf_', '')]!
      if (outcome instanceof Promise) return outcome
      return { default: { kind: 'contribution', Component: outcome, messages: none } }
    },
  }
  const remotesOf = Object.keys(outcomes).map((area, order) => [
    area,
    {
      ...aRelease(area),
      mounts: [],
      contributions: [{ slot, expose: 'card', label, order }],
      ...(area === 'jobs' && offers && { slots: offers }),
      navigation:
        slot === 'learner.dashboard'
          ? [
              {
                slot: 'learner.navigation' as const,
                to: `/${area}`,
                label,
                icon: 'star' as const,
                order,
                badge: 'card',
              },
            ]
          : [],
    },
  ])
  const registry = aRegistry(1, Object.fromEntries(remotesOf))
  const choice = (area: string) => ({ release: registry.remotes[area]!, source: 'live' as const })
  const releases = { of: choice, foreseen: choice, reconsider: () => true }
  const remotes = createRemotes({
    federation,
    releases,
    refresh: async () => undefined,
    registerMessages: async () => undefined,
  })
  i18n.loadAndActivate({ locale: 'hi', messages: {} })
  const page = render(
    <I18nProvider i18n={i18n}>
      <AuthContext value={fakeAuth(session)}>
        <AreasContext value={{ remotes, releases } as unknown as Areas}>
          <SlotsContext value={slotsOfDocument(registry, releases)}>
            <h1>Dashboard</h1>
            <Navigation />
            {children ?? <Slot name="learner.dashboard" learnerId="learner-1" />}
          </SlotsContext>
        </AreasContext>
      </AuthContext>
    </I18nProvider>,
  )
  return { page, remotes }
}

const Navigation = () =>
  useNavigation('learner.navigation').map(({ to, label: text, badge }) => (
    <p key={to}>
      <a href={to}>{text}</a>
      {badge}
    </p>
  ))

const Card = ({ learnerId = 'badge' }: { learnerId?: string }) => <p>card for {learnerId}</p>
function Broken(): never {
  throw new Error('a bug in this card')
}

test('a component is shown in its slot with the props of the slot, and beside its entry', async () => {
  await open({ jobs: Card })
  expect(await screen.findByText('card for learner-1')).toBeVisible()
  expect(await screen.findByText('card for badge')).toBeVisible()
  expect(screen.getByRole('link', { name: 'नौकरियाँ' })).toHaveAttribute('href', '/jobs')
})

test.each<[string, Outcomes]>([
  ['throws while it is rendered', { broken: Broken, jobs: Card }],
  ['cannot be loaded', { broken: Promise.reject(new Error('no script')), jobs: Card }],
])('one that %s costs itself alone, and is reported with its release', async (_how, outcomes) => {
  for (const outcome of Object.values(outcomes))
    if (outcome instanceof Promise) outcome.catch(() => undefined)
  await open(outcomes)
  expect(await screen.findByText('card for learner-1')).toBeVisible()
  await waitFor(() =>
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ area: 'broken', release: 'r1' })),
  )
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(screen.queryByText(/bug/)).toBeNull()
})

test('one that never answers costs itself alone, and is reported at its deadline', async () => {
  jest.useFakeTimers()
  await open({ silent: new Promise<never>(() => undefined), jobs: Card })
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByText('card for learner-1')).toBeVisible()
  expect(reported).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(AREA_BUDGET_MS))
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ area: 'silent', kind: 'timeout', release: 'r1' }),
  )
})

test('its failures do not keep people out of the pages of its area', async () => {
  const failing = Promise.reject(new Error('no script'))
  failing.catch(() => undefined)
  const { remotes } = await open({ broken: failing })
  await waitFor(() => expect(reported).toHaveBeenCalled())
  for (let attempt = 0; attempt < 5; attempt += 1)
    await remotes.load('broken', 'card', 'contribution').catch(() => undefined)
  expect(remotes.breakerOf('broken/card').allows()).toBe(false)
  expect(remotes.breakerOf('broken').allows()).toBe(true)
})

test.each([
  ['a visitor', SIGNED_OUT],
  ['a mentor', signedIn(aMentor())],
])('what is for learners is not even loaded for %s', async (_who, session) => {
  jest.useFakeTimers()
  await open({ jobs: Card }, session)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(requested).toEqual([])
  expect(screen.queryByText(/card for/)).toBeNull()
})

const PEOPLE: [string, Session][] = [
  ['a visitor', SIGNED_OUT],
  ['a learner', signedIn(aLearner())],
  ['a mentor', signedIn(aMentor())],
]

test.each(PEOPLE)('a slot for everyone is shown to %s, with its props', async (_who, session) => {
  await open({ jobs: ({ text }: { text: string }) => <p>jobs for {text}</p> }, session, {
    slot: 'course.search',
    children: <Slot name="course.search" text="python" />,
  })
  expect(await screen.findByText('jobs for python')).toBeVisible()
})

test('an area offers a slot of its own, which has the props that it gives', async () => {
  await open(
    { jobs: () => null, maps: ({ jobId }: { jobId: string }) => <p>map of {jobId}</p> },
    SIGNED_OUT,
    {
      slot: 'jobs.details',
      offers: { 'jobs.details': 'everyone' },
      children: <AreaSlot name="jobs.details" props={{ jobId: 'job-1' }} />,
    },
  )
  expect(await screen.findByText('map of job-1')).toBeVisible()
})

test.each<[string, Record<string, SlotAudience>]>([
  ['is for other people', { 'jobs.details': 'mentor' }],
  ['is offered no more', {}],
])('a component for a slot of an area that %s is not even loaded', async (_why, offers) => {
  jest.useFakeTimers()
  await open({ maps: Card }, signedIn(aLearner()), {
    slot: 'jobs.details',
    offers,
    children: <AreaSlot name="jobs.details" />,
  })
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(requested).toEqual([])
  expect(screen.queryByText(/card for/)).toBeNull()
})
