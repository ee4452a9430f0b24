import type { WebStorage } from 'redux-persist'

/** Local storage for redux-persist. If the browser blocks it, the session is kept in memory and ends with the page. */
export function browserStorage(): WebStorage {
  const attempt = async <Value>(act: () => Value, otherwise: Value) => {
    try {
      return act()
    } catch (error) {
      console.warn('Local storage is not available: the session ends with this page.', error)
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt(() => localStorage.getItem(key), null),
    setItem: (key, value) => attempt(() => localStorage.setItem(key, value), undefined),
    removeItem: (key) => attempt(() => localStorage.removeItem(key), undefined),
  }
}
