import { screen } from '@testing-library/react'
import { onLocaleRequest } from '@mentor-connect/i18n'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { LanguageSwitch } from './LanguageSwitch'
import { Switch } from './Switch'
import { restoreTheme } from './storedTheme'
import { ThemeSwitch } from './ThemeSwitch'

const root = document.documentElement
beforeEach(() => {
  localStorage.clear()
  delete root.dataset['theme']
})

test('a switch reports its new state, and is described by its hint and the caller’s element', async () => {
  const onChange = jest.fn()
  const { user } = await renderUi(
    <>
      <Switch label="Digest" hint="Once a day." checked={false} onChange={onChange} aria-describedby="why" />
      <p id="why">Not saved.</p>
    </>,
  )
  const digest = screen.getByRole('switch', { name: 'Digest' })
  expect(digest).toHaveAccessibleDescription('Once a day. Not saved.')
  await user.click(digest)
  expect(onChange).toHaveBeenCalledWith(true)
})

test('the theme switch changes the theme and stores it', async () => {
  const { user } = await renderUi(<ThemeSwitch />)
  await user.click(screen.getByRole('button', { name: 'Switch to dark colours' }))
  expect(root.dataset['theme']).toBe('dark')
  delete root.dataset['theme']
  restoreTheme()
  expect(root.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Switch to light colours' }))
  expect(root.dataset['theme']).toBe('light')
})

test('an invalid stored theme is ignored', () => {
  localStorage.setItem('mc.theme', 'purple')
  restoreTheme()
  expect(root.dataset['theme']).toBeUndefined()
})

test('the language switch labels each language in itself, and requests the change from the shell', async () => {
  const requested = jest.fn()
  const stop = onLocaleRequest(requested)
  const { user } = await renderUi(<LanguageSwitch />)
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
  const hindi = screen.getByRole('button', { name: 'हिन्दी' })
  expect(hindi).toHaveAttribute('lang', 'hi')
  await user.click(hindi)
  expect(requested).toHaveBeenCalledWith('hi')
  stop()
})

test('a switch can be used by keyboard, and is disabled while saving', async () => {
  const onChange = jest.fn()
  const { user, rerender } = await renderUi(<Switch label="Digest" checked onChange={onChange} />)
  await user.tab()
  await user.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[false]])
  rerender(<Switch label="Digest" checked disabled onChange={onChange} />)
  await user.click(screen.getByText('Digest'))
  expect(screen.getByRole('switch')).toBeDisabled()
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a switch is controlled: it shows its owner’s value', async () => {
  const { user, rerender } = await renderUi(<Switch label="Digest" checked={false} onChange={jest.fn()} />)
  await user.click(screen.getByRole('switch'))
  expect(screen.getByRole('switch')).not.toBeChecked()
  rerender(<Switch label="Digest" checked onChange={jest.fn()} />)
  expect(screen.getByRole('switch')).toBeChecked()
})

test.each([
  [true, undefined, 'Switch to light colours'],
  [false, undefined, 'Switch to dark colours'],
  [true, 'light', 'Switch to dark colours'],
  [false, 'dark', 'Switch to light colours'],
])('where the system is dark: %s, and %s was chosen, it offers to %s', async (isDark, chosen, name) => {
  const media = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: isDark } as MediaQueryList)
  if (chosen) localStorage.setItem('mc.theme', chosen)
  restoreTheme()
  await renderUi(<ThemeSwitch />)
  expect(screen.getByRole('button', { name })).toBeVisible()
  media.mockRestore()
})

test('the switches are translated to Hindi', async () => {
  await renderUi(
    <>
      <ThemeSwitch />
      <LanguageSwitch />
    </>,
    'hi',
  )
  expect(screen.getByRole('button', { name: 'गहरे रंग चुनें' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'भाषा' })).toBeVisible()
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('हिन्दी')
})
