import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { activate } from '../languages/languages'
import { InstallCard } from './InstallCard'
import { createInstallPrompt } from './installPrompt'

const TEXT = 'Install our app for a better experience!'

/** Fires the browser event that offers to install the app. */
function offer(
  choice: 'accepted' | 'dismissed' = 'accepted',
  prompt = jest.fn().mockResolvedValue(undefined),
) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome: choice }),
  })
  act(() => void window.dispatchEvent(event))
  return event
}

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <InstallCard />
    </I18nProvider>,
  )

beforeEach(() => activate('en'))

it('is hidden until the browser offers the installation, and suppresses the browser’s own prompt', () => {
  show()
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  const event = offer()
  expect(event.defaultPrevented).toBe(true)
  expect(screen.getByRole('region', { name: TEXT })).toBeInTheDocument()
})

it.each(['accepted', 'dismissed'] as const)(
  'opens the dialog, logs that it was %s, and hides',
  async (choice) => {
    const log = jest.spyOn(console, 'info').mockImplementation()
    show()
    const event = offer(choice)
    await userEvent.click(screen.getByRole('button', { name: 'Install App' }))
    expect(event.prompt).toHaveBeenCalledTimes(1)
    expect(log).toHaveBeenCalledWith(`Install App: ${choice}`)
    expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
    log.mockRestore()
  },
)

it('is hidden by Later, and shown again only for a new offer', async () => {
  show()
  const event = offer()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  expect(event.prompt).not.toHaveBeenCalled()
  offer()
  expect(screen.getByText(TEXT)).toBeInTheDocument()
})

it('is not shown again on further pages for two weeks after Later', () => {
  createInstallPrompt(window).later()
  const shownAfter = (days: number) => {
    jest.useFakeTimers({ now: Date.now() + days * DAY_MS, doNotFake: ['queueMicrotask'] })
    const { isOffered } = createInstallPrompt(window)
    const event = offer()
    jest.useRealTimers()
    expect(event.defaultPrevented).toBe(true)
    return isOffered.get()
  }
  expect([shownAfter(0), shownAfter(13), shownAfter(15)]).toEqual([false, false, true])
})

it('is hidden when the app was installed from the browser’s menu', () => {
  show()
  offer()
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
})

it('logs a dialog that cannot be opened, and hides the card', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  show()
  offer('accepted', jest.fn().mockRejectedValue(new Error('NotAllowed')))
  await userEvent.click(screen.getByRole('button', { name: 'Install App' }))
  expect(log).toHaveBeenCalledTimes(1)
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument()
  log.mockRestore()
})

it('is translated to Hindi', async () => {
  await activate('hi')
  show()
  offer()
  expect(screen.getByText('बेहतर अनुभव के लिए हमारा ऐप इंस्टॉल करें!')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ऐप इंस्टॉल करें' })).toBeInTheDocument()
})
