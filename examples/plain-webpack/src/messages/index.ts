import type { MessageLoaders } from '@mentor-connect/contract/remote'

export const messages: MessageLoaders = {
  en: () => import('./en.json'),
  hi: () => import('./hi.json'),
}
