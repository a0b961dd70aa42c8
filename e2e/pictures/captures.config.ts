import { defineConfig } from '@playwright/test';
import pictures from './playwright.config.ts';

/** Takes the captures of the product that public pages show, into PICTURES_DIR: npm run captures. */
export default defineConfig({ ...pictures, testMatch: '*.captures.ts' });
