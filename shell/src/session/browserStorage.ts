import { browserItems } from '@mentor-connect/contract/browser/storage'
import type { WebStorage } from 'redux-persist'

/** Local storage for redux-persist. What the browser does not store ends with the tab. */
export const browserStorage: WebStorage = {
  getItem: async (key) => browserItems.getItem(key),
  setItem: async (key, value) => void browserItems.setItem(key, value),
  removeItem: async (key) => browserItems.removeItem(key),
}
