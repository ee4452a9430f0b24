import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: { path: `${import.meta.dirname}/dist`, publicPath: 'auto', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
  plugins: [
    new ModuleFederationPlugin({
      name: 'mf_plainarea',
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared: {
        react: { singleton: true },
        'react/': { singleton: true },
        'react-router-dom': { singleton: true },
        '@lingui/react': { singleton: true },
      },
      manifest: true,
      dts: false,
    }),
  ],
}
