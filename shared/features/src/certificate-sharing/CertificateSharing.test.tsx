import { act, screen } from '@testing-library/react'
import { runtimeConfig } from '@mentor-connect/api'
import { aCertificate } from '@mentor-connect/testing'
import { toast, Toaster } from 'react-hot-toast'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { CertificateSharing } from './CertificateSharing'

const SITE = runtimeConfig().siteUrl ?? location.origin
const SHARE = `${SITE}/share/certificates/abc`
const CHECK = `${SITE}/verify-certificate?certificateId=abc`

/** @param share the share sheet of the device; undefined if the device has none */
async function open(locale: 'en' | 'hi' = 'en', names = ['Learn Go'], share?: jest.Mock) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const view = await renderUi(
    <>
      {names.map((name) => (
        <CertificateSharing key={name} certificate={aCertificate({ _id: 'abc', courseName: name })} />
      ))}
      <Toaster />
    </>,
    locale,
  )
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  return { ...view, write }
}

/** Returns the message in a link to WhatsApp. */
const messageOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text')

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  act(() => toast.remove())
})

test('copies the link and confirms it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Copy link Learn Go' }))
  expect(await screen.findByText('Certificate link copied to clipboard!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(SHARE)
})

test('shows an error if the browser denies the clipboard', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, write } = await open()
  write.mockRejectedValue(new DOMException('Denied.', 'NotAllowedError'))
  await user.click(screen.getByRole('button', { name: 'Copy link Learn Go' }))
  expect(await screen.findByText('The link could not be copied. Please try again.')).toBeInTheDocument()
  expect(log).toHaveBeenCalledTimes(1)
})

test('opens LinkedIn in a new tab without access to this one', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Add to LinkedIn Learn Go' })
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('certUrl')).toBe(SHARE)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('the buttons of several certificates have different accessible names', async () => {
  await open('en', ['Learn Go', 'Learn Rust'])
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Copy linkLearn Go',
    'Copy linkLearn Rust',
  ])
})

test('is translated to Hindi', async () => {
  const { user } = await open('hi')
  await user.click(screen.getByRole('button', { name: 'लिंक कॉपी करें Learn Go' }))
  expect(await screen.findByRole('status')).toHaveTextContent('प्रमाणपत्र का लिंक कॉपी हो गया!')
})

test('offers WhatsApp with the address of the check, in a new tab without access to this one', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'Send on WhatsApp Learn Go' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(messageOf(link)).toBe(
    `I have completed the course “Learn Go” on Mentor-Connect. Anyone can check my certificate here: ${CHECK}`,
  )
})

test('the message to WhatsApp is in the language of the page', async () => {
  await open('hi', ['C++ & "Rust": 100% रोज़गार?'])
  const link = screen.getByRole('link', { name: /^WhatsApp पर भेजें/ })
  expect(messageOf(link)).toBe(
    `मैंने मेंटर-कनेक्ट पर “C++ & "Rust": 100% रोज़गार?” कोर्स पूरा कर लिया है। मेरा प्रमाणपत्र यहाँ देखें और जाँचें: ${CHECK}`,
  )
})

test('offers no share sheet where the browser has none', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Share Learn Go' })).not.toBeInTheDocument()
})

test('opens the share sheet of the phone with the page to share', async () => {
  const share = jest.fn(async () => undefined)
  const { user } = await open('en', ['Learn Go'], share)
  await user.click(screen.getByRole('button', { name: 'Share Learn Go' }))
  expect(share.mock.calls).toEqual([
    [{ title: 'Learn Go', text: expect.stringContaining('“Learn Go”'), url: SHARE }],
  ])
})

test('a share sheet that is closed is no error', async () => {
  const log = jest.spyOn(console, 'error')
  const share = jest.fn(() => Promise.reject(new DOMException('Cancelled.', 'AbortError')))
  const { user, write } = await open('en', ['Learn Go'], share)
  await user.click(screen.getByRole('button', { name: 'Share Learn Go' }))
  expect(share).toHaveBeenCalledTimes(1)
  expect(write).not.toHaveBeenCalled()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(log).not.toHaveBeenCalled()
})

test('copies the link if the share sheet cannot be opened', async () => {
  const share = jest.fn(() => Promise.reject(new DOMException('Not now.', 'InvalidStateError')))
  const { user } = await open('en', ['Learn Go'], share)
  await user.click(screen.getByRole('button', { name: 'Share Learn Go' }))
  expect(await screen.findByText('Certificate link copied to clipboard!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe(SHARE)
})
