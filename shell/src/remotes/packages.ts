import * as LinguiCore from '@lingui/core'
import * as LinguiReact from '@lingui/react'
import * as Auth from '@mentor-connect/contract/auth'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as JsxDevelopmentRuntime from 'react/jsx-dev-runtime'
import * as JsxRuntime from 'react/jsx-runtime'
import * as StyledComponents from 'styled-components'
import * as SWR from 'swr'
import * as Router from '@mentor-connect/build/routerFacade'

/** Development builds of remotes import this runtime. React's version of it is empty in production. */
const jsxDevelopmentRuntime = {
  ...JsxRuntime,
  jsxDEV: JsxDevelopmentRuntime.jsxDEV ?? JsxRuntime.jsx,
}

/** Name of the package with the auth contract. */
export const AUTH = '@mentor-connect/contract/auth'

/** The singletons that the shell needs at once. The others are loaded on demand (see `federation.ts`). */
export const PACKAGES: Record<string, object> = {
  react: React,
  'react/jsx-runtime': JsxRuntime,
  'react/jsx-dev-runtime': jsxDevelopmentRuntime,
  'react-dom': ReactDOM,
  'react-router': Router,
  'react-router-dom': Router,
  'styled-components': StyledComponents,
  swr: SWR,
  '@lingui/core': LinguiCore,
  '@lingui/react': LinguiReact,
  [AUTH]: Auth,
}
