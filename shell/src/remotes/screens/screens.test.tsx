import { i18n } from '@lingui/core'
import type { MountedScreen, MountScreen, ScreenContext } from '@mentor-connect/contract/remote'
import { AUTH_CONTRACT_VERSION, type Grant } from '@mentor-connect/contract/auth'
import { aLearner, renderRoute } from '@mentor-connect/testing'
import { act, screen, waitFor } from '@testing-library/react'
import {
  EARLIER_VERSION,
  provideEarlierContract,
  type EarlierAuthContract,
} from '../../testing/earlierContract'
import { screenRoutes } from './screenRoutes'

/** A screen as a custom element. It shows the context and counts how often it was connected. */
class JobElement extends HTMLElement {
  static connected = 0
  connectedCallback() {
    JobElement.connected += 1
  }
  disconnectedCallback() {
    JobElement.connected -= 1
  }
  show({ params, search, locale }: ScreenContext) {
    this.textContent = `job ${params['jobId']} ${search} ${locale}`
  }
}
customElements.define('test-job', JobElement)

const job: MountScreen = (place, context) => {
  const element = new JobElement()
  element.show(context)
  place.append(element)
  context.setTitle('A job')
  element.addEventListener('click', () => context.navigate('/jobs/8?tab=2'))
  return { update: (changed) => element.show(changed), unmount: () => element.remove() }
}

beforeEach(() => {
  const config = document.createElement('script')
  config.id = 'mc-config'
  config.type = 'application/json'
  config.textContent = '{"apiUrl":"http://api.test","chatUrl":"http://chat.test"}'
  document.body.append(config)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  document.getElementById('mc-config')!.remove()
  jest.restoreAllMocks()
})

const open = (mount: MountScreen, address = '/jobs/7', contract = AUTH_CONTRACT_VERSION) =>
  renderRoute(
    screenRoutes(
      {
        kind: 'screens',
        screens: [
          { path: '', load: async () => ({ default: (place) => ({ unmount: () => place.remove() }) }) },
          { id: 'job', path: ':jobId', load: async () => ({ default: mount }) },
        ],
      },
      contract,
    ),
    address,
    { mount: '/jobs' },
  )

test('a custom element is drawn with what the shell knows', async () => {
  await open(job)
  expect(await screen.findByText('job 7 en')).toBeVisible()
  expect(document.title).toBe('A job | Mentor-Connect')
})

test('it follows the address and the language, and stays the same element', async () => {
  const { user } = await open(job)
  const element = await screen.findByText('job 7 en')
  await user.click(element)
  await waitFor(() => expect(element).toHaveTextContent('job 8 ?tab=2 en'))
  await act(async () => i18n.loadAndActivate({ locale: 'hi', messages: {} }))
  await waitFor(() => expect(element).toHaveTextContent('job 8 ?tab=2 hi'))
  expect(JobElement.connected).toBe(1)
})

describe('for an earlier auth contract', () => {
  provideEarlierContract()
  test('a screen gets that version', async () => {
    const learner = aLearner()
    const grant: Grant = { data: learner, account: learner, token: 'bearer' }
    const signIn: MountScreen = (_place, { auth }) => {
      ;(auth as unknown as EarlierAuthContract).signIn('user', grant)
      return { unmount: () => undefined }
    }
    const { auth } = await open(signIn, '/jobs/7', EARLIER_VERSION)
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith(grant))
  })
})

test('it is removed when the person leaves', async () => {
  const { router } = await open(job)
  await screen.findByText('job 7 en')
  await act(() => router.navigate('/jobs'))
  expect(JobElement.connected).toBe(0)
})

/** Opens a screen that is mounted only after `ready` is called. */
async function openSlow(screenOf: MountedScreen) {
  let ready = () => {}
  const waiting = new Promise<void>((resolve) => (ready = resolve))
  const mount = jest.fn(async () => {
    await waiting
    return screenOf
  })
  const { router } = await open(mount)
  await waitFor(() => expect(mount).toHaveBeenCalled())
  return { router, ready: () => act(async () => ready()) }
}

test('a screen that is ready only after the person has left is removed, too', async () => {
  const unmount = jest.fn()
  const { router, ready } = await openSlow({ unmount })
  await act(() => router.navigate('/jobs'))
  expect(unmount).not.toHaveBeenCalled()
  await ready()
  expect(unmount).toHaveBeenCalledTimes(1)
})

test('a change that happens while the screen is being drawn reaches it', async () => {
  const update = jest.fn()
  const { router, ready } = await openSlow({ update, unmount: () => undefined })
  await act(() => router.navigate('/jobs/9'))
  await ready()
  expect(update).toHaveBeenCalledTimes(1)
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ params: { jobId: '9' } }))
})

test.each<[string, MountScreen]>([
  [
    'while it is drawn',
    () => {
      throw new Error('it broke')
    },
  ],
  ['later', async () => Promise.reject(new Error('it broke'))],
])('an error %s reaches the boundary of the area', async (_when, mount) => {
  await open(mount)
  expect(await screen.findByText('it broke')).toBeVisible()
})

test('an error while it is left does not reach the next screen', async () => {
  const { router, container } = await open(() => ({
    unmount: () => {
      throw new Error('it broke')
    },
  }))
  await act(() => router.navigate('/jobs'))
  expect(container).not.toHaveTextContent('it broke')
})
