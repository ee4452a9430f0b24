import { act, screen } from '@testing-library/react'
import { toast, Toaster } from 'react-hot-toast'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { CertificateSharing } from './CertificateSharing'

const SHARE = 'http://api.test/share/certificates/abc'

async function open(locale: 'en' | 'hi' = 'en', names = ['Learn Go']) {
  const view = await renderUi(
    <>
      {names.map((name) => (
        <CertificateSharing
          key={name}
          courseName={name}
          shareUrl={SHARE}
          linkedInUrl="https://linkedin.test/add?x=1"
        />
      ))}
      <Toaster />
    </>,
    locale,
  )
  const write = jest.spyOn(navigator.clipboard, 'writeText')
  return { ...view, write }
}

afterEach(() => {
  jest.restoreAllMocks()
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
  expect(link).toHaveAttribute('href', 'https://linkedin.test/add?x=1')
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
