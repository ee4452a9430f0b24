/** The expose of an area on another site. */
declare module 'area/routes' {
  const routes: import('@mentor-connect/contract/remote').RemoteRoutes
  export default routes
}
