import { i18n } from '@lingui/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { AxiosError } from 'axios'
import type { ComponentType } from 'react'
import { satisfies } from 'semver'
import { provideRuntimeConfig, runtimeConfig } from '@mentor-connect/api'
import type { ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { presentZoneName } from '@mentor-connect/contract/rules/zoneName'
import { AUTH_CONTRACT_VERSION, type Session } from '@mentor-connect/contract/auth'
import type { RemoteContribution, RemoteModule, RemoteRoutes } from '@mentor-connect/contract/remote'
import type { SlotProps } from '@mentor-connect/contract/slots'
import { apiClient } from './apiClient'
import { addressesOf, firstReadsAt, idErrors, textErrors } from './contractErrors'
import { aLearner, aMentor, SIGNED_OUT, signedIn } from './factories'
import { renderRoute } from './renderRoute'
import { SampleApi, serviceUrl } from './sampleApi'

/** Every kind of session that the contract allows, by name. All screens of a remote must render with each of them. */
const CONTRACT_SESSIONS: Record<string, Session> = {
  'nobody signed in': SIGNED_OUT,
  'a learner whose account is still being restored': { ...signedIn(), account: null } as Session,
  'a mentor whose account is still being restored': { ...signedIn(aMentor()), account: null } as Session,
  'a learner': signedIn(aLearner()),
  'a mentor': signedIn(aMentor()),
  'a mentor who waits for approval': signedIn(aMentor({ status: 'inactive', isverified: false })),
}

export interface ContractSubject {
  /** Content of `samples.json` of the area, if it has its own service. */
  samples?: ServiceSamples
  /** The value of `mentorConnect.contract` in the remote's package.json. */
  declares: string
  exposes: {
    module: RemoteModule
    /** Paths at which the shell mounts the expose; for a frame, one of the URLs inside it. */
    mounts: string[]
  }[]
}

const CRASHED = 'Unexpected Application Error!'
const SIGN_OUT = /^log ?out$|^sign out$/i

/**
 * Tests everything that the shell requires of a remote: call `contractSuite({ declares, exposes })` in a test file of
 * the remote. A screen must render with the sample responses of the contracts, which the browser check of a release
 * also uses, and even if no network call succeeds. It must request the first reads that its route declares.
 */
export function contractSuite({ declares, exposes, samples = {} }: ContractSubject): void {
  const modules = exposes.map(({ module }) => module)
  const addresses = exposes.flatMap((expose) =>
    expose.mounts.flatMap((mount) =>
      addressesOf(expose.module, mount).map((address) => ({ ...expose, mount, address })),
    ),
  )
  const cases = addresses.flatMap((at) =>
    Object.entries(CONTRACT_SESSIONS).map(([who, session]) => ({ ...at, who, session })),
  )

  beforeAll(() => {
    const services = Object.keys(samples).map((name) => [name, serviceUrl(name)] as const)
    provideRuntimeConfig({ ...runtimeConfig(), services: Object.fromEntries(services) })
  })
  beforeEach(() => {
    apiClient().defaults.adapter = async (config) => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
    }
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  test(`the auth contract ${AUTH_CONTRACT_VERSION} satisfies the declared range (${declares})`, () => {
    expect(satisfies(AUTH_CONTRACT_VERSION, declares)).toBe(true)
  })

  test('every route that is linked to has a unique id', () => {
    for (const module of modules) expect(idErrors(module)).toEqual([])
  })

  test('all messages exist in every language', async () => {
    for (const module of modules) expect(await textErrors(module)).toEqual([])
  })

  test.each(cases)('$address renders for $who', async ({ module, mount, address, session }) => {
    const { container } = await renderScreen(module, mount, address, session)
    await waitFor(() => expect(container).not.toBeEmptyDOMElement())
    expect(screen.queryByText(CRASHED)).toBeNull()
  })

  test.each(addresses)('$address shows what the contracts describe', async ({ module, mount, address }) => {
    const session = sessionFor(address)
    const api = new SampleApi(session.role, samples)
    await renderScreen(module, mount, address, session)
    await act(() => api.settled())
    expect(screen.queryByText(CRASHED)).toBeNull()
    expect(thrownErrors()).toEqual([])
    if (session.data) {
      const reader = {
        id: session.data._id,
        language: i18n.locale,
        timeZone: presentZoneName(Intl.DateTimeFormat().resolvedOptions().timeZone),
      }
      const declared = firstReadsAt(module, mount, address, reader)
      expect(api.requested).toEqual(expect.arrayContaining(declared))
    }
  })

  test.each(cases.filter(({ session }) => session.account))(
    '$address handles a failed sign-out, for $who',
    async ({ module, mount, address, session }) => {
      const { auth, user, container } = await renderScreen(module, mount, address, session)
      const button = within(container).queryAllByRole('button', { name: SIGN_OUT })[0]
      if (!button) return
      auth.signOut.mockRejectedValue(new Error('unreachable'))
      await user.click(button)
      await waitFor(() => expect(button).toBeEnabled())
      expect(auth.signOut).toHaveBeenCalled()
      expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
      expect(screen.queryByText(CRASHED)).toBeNull()
    },
  )
}

/** Returns the messages of errors that React and error boundaries have reported. */
const thrownErrors = () =>
  jest
    .mocked(console.error)
    .mock.calls.flat()
    .filter((argument) => argument instanceof Error)
    .map(({ message }) => message)

async function renderScreen(module: RemoteModule, mount: string, address: string, session: Session) {
  const view = await renderRoute(asRoutes(module), address, { mount, session })
  await waitFor(() =>
    expect(view.router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }),
  )
  return view
}

function asRoutes(module: RemoteModule): RemoteRoutes {
  if (module.kind === 'routes') return module
  if (module.kind === 'contribution') return around(module)
  const { Frame, messages } = module
  return {
    kind: 'routes',
    messages,
    routes: [{ element: <Frame />, children: [{ index: true, element: <p>inside</p> }] }],
  }
}

/** Wraps a contribution in a page. */
function around({ Component, messages }: RemoteContribution): RemoteRoutes {
  const Added = Component as ComponentType<Partial<SlotProps[keyof SlotProps]>>
  const element = (
    <>
      <p>a page</p>
      <Added {...SLOT_PROPS} />
    </>
  )
  return { kind: 'routes', messages, routes: [{ index: true, element }] }
}

/** Ids that refer to nothing. */
const SLOT_PROPS = { learnerId: 'none', courseId: 'none' }

/** Returns the session for a page: a mentor or a learner in their own areas, otherwise a visitor. */
function sessionFor(address: string): Session {
  if (/^\/mentor(\/|$)/.test(address)) return signedIn(aMentor())
  return /^\/user(\/|$)/.test(address) ? signedIn(aLearner()) : SIGNED_OUT
}
