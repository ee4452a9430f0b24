import { browserItems } from '@mentor-connect/contract/browser/storage'

export type Theme = 'light' | 'dark'

const KEY = 'mc.theme'

/** Applies the stored theme. The shell calls this when it starts. */
export function restoreTheme(): void {
  const stored = browserItems.getItem(KEY)
  if (stored === 'light' || stored === 'dark') applyTheme(stored)
}

/** Applies a theme and stores it for later visits. */
export function chooseTheme(theme: Theme): void {
  browserItems.setItem(KEY, theme)
  applyTheme(theme)
}

function applyTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
}
