import { Link } from '@tanstack/react-router';
import { buttonClasses } from '../../ui/button-classes.ts';

/** To where prompts are found. */
export const OpenLibrary = () => (
  <Link to="/prompt-library" className={buttonClasses('primary')}>
    Open the library
  </Link>
);
