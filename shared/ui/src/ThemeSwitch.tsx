import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSharedT } from '@mentor-connect/i18n'
import { IconButton } from './Button'
import { chooseTheme, type Theme } from './storedTheme'

// Each remote bundles its own copy of this module, so a DOM event informs all switches of the page.
const EVENT = 'mc:theme'

/** A switch for the light or dark theme. Until the person chooses one, it follows the system's preference. */
export function ThemeSwitch() {
  const t = useSharedT()
  const theme = useSyncExternalStore(subscribe, currentTheme, themeOnServer)
  const other = theme === 'dark' ? 'light' : 'dark'
  const choose = () => {
    chooseTheme(other)
    document.dispatchEvent(new CustomEvent(EVENT))
  }
  return (
    <IconButton aria-label={t(other === 'dark' ? 'ui.theme.toDark' : 'ui.theme.toLight')} onClick={choose}>
      {theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </IconButton>
  )
}

function subscribe(onChange: () => void) {
  document.addEventListener(EVENT, onChange)
  return () => document.removeEventListener(EVENT, onChange)
}

/**
 * Returns a default theme. The server does not know the person's theme, so the browser corrects the button after
 * hydration.
 */
const themeOnServer = (): Theme => 'light'

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
