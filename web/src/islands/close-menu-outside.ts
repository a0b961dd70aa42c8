import type { Selector } from '../shared/island-data/data.ts';
import type { MenuData } from '../shared/island-data/menu.ts';

const menuSelector = 'details[data-menu]' satisfies Selector<MenuData>;

/** Menus are `details` elements, which work without a script; this adds Escape, a press outside, and a press on one of their links. */
export function closeMenuOutside(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>(menuSelector);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('pointerdown', (event) => {
    for (const menu of menus)
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    const menu = link && link.closest<HTMLDetailsElement>(menuSelector);
    if (menu) menu.open = false;
  });
}
