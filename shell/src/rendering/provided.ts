import * as LinguiCore from '@lingui/core'
import * as LinguiReact from '@lingui/react'
import * as Auth from '@mentor-connect/shared/auth'
import * as axios from 'axios'
import * as React from 'react'
import * as ReactDOM from 'react-dom'
import * as HotToast from 'react-hot-toast'
import * as JsxRuntime from 'react/jsx-runtime'
import * as StyledComponents from 'styled-components'
import * as SWR from 'swr'
import * as Router from '../remotes/routerFacade'

/** A module as a CommonJS script requires it. */
const required = (module: object) => ({ ...module, __esModule: true })

/** The packages that the shell provides to the areas' releases on a server, as the share scope does in a browser. */
export const provided: Record<string, object> = {
  react: required(React),
  'react/jsx-runtime': required(JsxRuntime),
  'react-dom': required(ReactDOM),
  'react-router-dom': required(Router),
  'styled-components': required(StyledComponents),
  swr: required(SWR),
  axios: required(axios),
  'react-hot-toast': required(HotToast),
  '@lingui/core': required(LinguiCore),
  '@lingui/react': required(LinguiReact),
  '@mentor-connect/shared/auth': required(Auth),
}
