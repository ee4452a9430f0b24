import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'

const singleton = { singleton: true }

/**
 * @param site origin of the site whose area this host shows. Its owner has to allow the origin of the host
 * @param area name of the area
 */
export default ({ site = 'http://localhost:3000', area = 'webpackarea' } = {}) => ({
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.ts',
  output: { path: `${import.meta.dirname}/dist`, publicPath: 'auto', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
  performance: { hints: false },
  plugins: [
    new ModuleFederationPlugin({
      name: 'example_host',
      remotes: { area: `mf_${area}@${site}/remotes/${area}/mf-manifest.json` },
      shared: {
        react: singleton,
        'react/jsx-runtime': singleton,
        'react-dom': singleton,
        'react-router-dom': singleton,
        'styled-components': singleton,
        '@lingui/core': singleton,
        '@lingui/react': singleton,
        '@mentor-connect/contract/auth': { ...singleton, version: '2.0.0' },
      },
      dts: false,
    }),
  ],
})
