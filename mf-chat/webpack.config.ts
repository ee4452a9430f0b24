import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'chat',
  exposes: {
    './routes': './src/routes.tsx',
    './unread': './src/unread/index.ts',
    './calls': './src/calls/routes.tsx',
    './notifications': './src/notifications/routes.tsx',
    './notificationBadge': './src/notifications/badge.ts',
  },
})
