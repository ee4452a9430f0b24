import { remote } from '@mentor-connect/build/vite'

export default remote(import.meta.dirname, { name: 'vitearea', exposes: { './routes': './src/routes.tsx' } })
