import { screen } from '@testing-library/react'
import { onLocaleRequest } from '../i18n'
import { renderUi } from '../testing/renderUi'
import { LanguageSwitch } from './LanguageSwitch'
import { Switch } from './Switch'
import { ThemeSwitch, restoreTheme } from './ThemeSwitch'

const root = document.documentElement
beforeEach(() => {
  localStorage.clear()
  delete root.dataset['theme']
})

test('a switch reports its new state, and is described by its hint and by the caller', async () => {
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

test('the theme switch changes the theme, and remembers it', async () => {
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

test('the language switch names each language in itself, and asks the shell for it', async () => {
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
