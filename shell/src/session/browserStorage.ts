import type { WebStorage } from 'redux-persist'

/** Local storage as redux-persist wants it; where the browser denies storage, the session lasts as long as the page. */
export function browserStorage(): WebStorage {
  const attempt = async <Value>(act: () => Value, otherwise: Value) => {
    try {
      return act()
    } catch (error) {
      console.warn('Storage is not available: the session will not outlive this page.', error)
      return otherwise
    }
  }
  return {
    getItem: (key) => attempt(() => localStorage.getItem(key), null),
    setItem: (key, value) => attempt(() => localStorage.setItem(key, value), undefined),
    removeItem: (key) => attempt(() => localStorage.removeItem(key), undefined),
  }
}
