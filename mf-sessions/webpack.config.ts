import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'sessions',
  exposes: {
    './routes': './src/routes.tsx',
    './mentorships': './src/mentorships/routes.tsx',
    './callNotes': './src/sessions/call-notes/index.ts',
    './waiting': './src/mentorships/waiting/index.ts',
  },
})
