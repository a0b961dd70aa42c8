import { buildIfStale } from './build-if-stale.mjs';
import { installIfMissing } from './install-if-missing.mjs';

installIfMissing();
buildIfStale();
