import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'openings',
  exposes: { './routes': './src/routes.tsx' },
})
