export { pointerOf, pullSite } from './pullSite'
export {
  openSiteBucket,
  siteBucketFrom,
  type LivePointer,
  type SiteBucket,
  type VersionedPointer,
} from './siteBucket'
