export { pointerOf, pullSite } from './pullSite'
export { openSiteBucket, siteBucketFrom, type SiteBucket, type VersionedPointer } from './siteBucket'
