import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'sessions',
  exposes: {
    './routes': './src/routes.tsx',
    './mentorships': './src/mentorships/routes.tsx',
    './waiting': './src/mentorships/waiting/index.ts',
  },
})
