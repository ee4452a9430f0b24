import { remote } from '@mentor-connect/build/remote'

export default remote(import.meta.dirname, {
  name: 'admin',
  exposes: { './frame': './src/frame/index.ts', './routes': './src/routes.tsx' },
})
