import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { sharedMessages } from '@mentor-connect/i18n'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { PictureField } from './PictureField'

const revoked: string[] = []
let made = 0
beforeEach(() => {
  made = 0
  revoked.length = 0
  URL.createObjectURL = () => `blob:${(made += 1)}`
  URL.revokeObjectURL = (url) => void revoked.push(url)
})

function Banner({ start, error }: { start: Blob | string | null; error?: string }) {
  const [value, setValue] = useState(start)
  return (
    <PictureField
      label="Banner"
      shape="wide"
      accept="image/png"
      value={value}
      onChange={setValue}
      error={error}
    />
  )
}

async function open(start: Blob | string | null = null, error?: string) {
  const { default: messages } = await sharedMessages.en()
  await act(async () => i18n.loadAndActivate({ locale: 'en', messages }))
  const view = render(
    <I18nProvider i18n={i18n}>
      <Banner start={start} error={error} />
    </I18nProvider>,
  )
  return { ...view, user: userEvent.setup() }
}

const png = (name: string) => new File(['x'], name, { type: 'image/png' })
const chooser = (): HTMLInputElement => screen.getByLabelText('Banner', { selector: 'input' })

test('a picture is selected, replaced and removed; preview URLs are revoked', async () => {
  const { user, unmount } = await open()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await user.upload(chooser(), png('one.png'))
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1')
  await user.upload(chooser(), png('two.png'))
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:2')
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  unmount()
  expect(revoked).toEqual(['blob:1', 'blob:2'])
})

test('a stored picture is shown, and an error describes the field', async () => {
  await open('http://api.test/files/banner.webp', 'This is no picture.')
  expect(screen.getByRole('img')).toHaveAttribute('src', 'http://api.test/files/banner.webp')
  expect(screen.getByRole('group', { name: 'Banner' })).toHaveAccessibleDescription('This is no picture.')
  expect(screen.getByRole('alert')).toHaveTextContent('This is no picture.')
})

test('cancelling the file chooser changes nothing', async () => {
  const { user } = await open()
  await user.upload(chooser(), png('one.png'))
  fireEvent.change(chooser(), { target: { files: [] } })
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:1')
})

test('the same file can be selected again after it was removed', async () => {
  const { user } = await open()
  const file = png('one.png')
  await user.upload(chooser(), file)
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(chooser().value).toBe('')
  await user.upload(chooser(), file)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:2')
})

test('the button opens the file chooser, also by keyboard', async () => {
  const { user } = await open()
  const opened = jest.spyOn(chooser(), 'click')
  await user.tab()
  expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
})

test('a stored picture can be replaced or removed', async () => {
  const { user } = await open('http://api.test/files/banner.webp')
  await user.click(screen.getByRole('button', { name: 'Remove picture' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose picture' })).toBeEnabled()
})

test('nothing can be changed while the form is being submitted', async () => {
  await renderUi(
    <PictureField
      label="Banner"
      shape="wide"
      accept="image/*"
      value={png('a.png')}
      onChange={jest.fn()}
      disabled
    />,
    'hi',
  )
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['तस्वीर बदलें', 'तस्वीर हटाएँ'])
  for (const each of screen.getAllByRole('button')) expect(each).toBeDisabled()
})
