import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useSharedT } from '../i18n'
import { IconButton } from './Button'

const KEY = 'mc.theme'
type Theme = 'light' | 'dark'

/** Light or dark theme; the system's preference until the person chooses. */
export function ThemeSwitch() {
  const t = useSharedT()
  const [theme, setTheme] = useState<Theme>(currentTheme)
  const other = theme === 'dark' ? 'light' : 'dark'
  const choose = () => {
    localStorage.setItem(KEY, other)
    applyTheme(other)
    setTheme(other)
  }
  return (
    <IconButton aria-label={t(other === 'dark' ? 'ui.theme.toDark' : 'ui.theme.toLight')} onClick={choose}>
      {theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  )
}

/** Applies the stored theme; called by the shell before the first paint. */
export function restoreTheme(): void {
  const stored = localStorage.getItem(KEY)
  if (stored === 'light' || stored === 'dark') applyTheme(stored)
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
