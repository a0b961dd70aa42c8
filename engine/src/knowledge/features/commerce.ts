import type { Feature } from '../code-rows.ts';

/** Features about buying, selling and money. */
export const commerceFeatures = {
  products: {
    name: 'Products',
    words:
      'product, product page, product catalog, product catalogue, product listing, product information, product details, products, product management, items for sale',
    plan: 'A list, and a page for each with pictures, price, description and whether it is available',
    data: { Product: 'name, slug, description, price in cents, pictures, active' },
    rules: ['A product that was ever ordered is hidden, not deleted'],
    check: 'A hidden product disappears from the list but stays readable in old orders',
  },
  variants: {
    name: 'Variants',
    words: 'variant, product variants, sizes and colors, size and color, product options',
    plan: 'Choose size, color or the like; price, picture and availability follow the choice',
    data: { Variant: 'product, options, price in cents, stock' },
    check: 'A combination that is sold out is visible but cannot be chosen',
  },
  cart: {
    name: 'Cart',
    words: 'cart, shopping cart, basket, add to cart',
    plan: 'Add, change quantity, remove; subtotal updates at once; it survives reload and signing in',
    data: { CartLine: 'cart, product, quantity, price when added' },
    rules: ['Prices and stock are read again at checkout; a change is shown before paying'],
    check: 'A price that rose since it was put in the cart is shown before the order is placed',
  },
  checkout: {
    name: 'Checkout',
    words:
      'checkout, place order, place orders, ordering, order online, buy online, purchase, purchasing, buy products, buying',
    plan: 'Address, delivery, payment, summary; each step keeps what was typed',
    rules: [
      "The server computes every amount; the order is stored before payment starts and confirmed by the provider's message, not by the browser",
    ],
    check: 'Pressing "Pay" twice makes one order',
  },
  payments: {
    name: 'Payments',
    words:
      'payment, payments, pay online, stripe, paypal, card payment, online payment, payment processing, payment gateway, pay with, pay by card, get paid, paid with, take payments, pay yearly, pay monthly, pay for orders, pay a deposit, pay in advance, pay a fee, pay online',
    asService: "Start a payment for an order; the provider's webhook settles it, whatever the client says",
    plan: "Pay on the provider's page or fields; card data never touches this server; the result arrives by webhook",
    data: { Payment: 'for what, amount in cents, currency, provider id, status' },
    rules: [
      'Amounts are whole cents; a webhook that comes twice or out of order changes nothing twice; its signature is checked',
      'Failed, canceled and refunded are states with a message of their own',
    ],
    check: 'The same webhook sent twice leaves one payment and one confirmation',
  },
  subscriptions: {
    name: 'Subscriptions',
    words:
      'subscription plan, subscriptions, monthly plan, recurring payment, membership plan, paid plan, subscription billing, premium tier, pricing plans, membership tiers, saas billing, billing',
    plan: 'Choose, change and cancel a plan; what it allows is checked on the server',
    data: { Subscription: 'user, plan, status, period end, provider id' },
    rules: [
      'Canceling keeps access to the end of the period; a failed payment gives a few days of grace with a notice',
    ],
    check: 'After canceling, access lasts to the end of the paid period and no longer',
    needs: ['accounts', 'payments'],
  },
  coupons: {
    name: 'Coupons',
    words:
      'coupon, discount code, promo code, discount, discounts, voucher, promotion code, special offers, offer information',
    plan: 'A code takes off an amount or a percentage, within its dates and usage limit, and shows what was taken off',
    data: { Coupon: 'code (unique), kind, value, from, until, uses left' },
    rules: ['The total never falls below zero; the last use is taken once even if two people try'],
    check: 'Two people use the last coupon at the same moment: one gets it',
  },
  orders: {
    name: 'Orders',
    words:
      'order management, order history, order tracking, track orders, manage orders, orders, order status, past orders, view orders, orders and, my orders',
    asService: 'Place, read and list your own; state changes only along the allowed paths',
    plan: 'A list with status and total, a page for each; the customer is told of status changes',
    data: {
      Order: 'number, customer, lines, total in cents, status, placed',
      OrderLine: 'order, product, quantity, unit price in cents',
    },
    rules: [
      'An order keeps names and prices as they were; states move only along: placed, paid, sent, delivered, or canceled',
    ],
    check: "Changing a product's price leaves old orders unchanged",
  },
  shipping: {
    name: 'Delivery',
    words:
      'shipping, delivery, deliver, delivery address, shipping cost, delivery options, delivery zones, delivery time',
    plan: 'Address, choice of delivery with price and expected day, a tracking link once sent',
    data: { Shipment: 'order, address, carrier, tracking, sent' },
    rules: ['An address outside the delivery area is pointed out before payment'],
    check: 'An order to an area that is not served cannot be placed',
  },
  pickup: {
    name: 'Order for pickup',
    words:
      'pickup, pick up, click and collect, pre order, pre orders, preorder, preorders, order ahead, takeaway, takeout, collect in store',
    plan: 'Choose what and when to pick it up, from times that are still possible; confirmed with a number; the shop sees what to prepare, by time',
    data: {
      PickupOrder: 'number, name, phone, lines, pickup time, status',
      OrderLine: 'order, product, quantity, unit price in cents',
    },
    rules: ['Orders close a set time before pickup; each time has a limit, checked when the order is stored'],
    check:
      'The last order a pickup time can take, sent twice at once: one gets it, the other is offered the next time slot',
  },
  'opening-hours': {
    name: 'Opening hours',
    words: 'opening hours, open now, opening times, business hours, store hours, hours of operation',
    plan: 'Hours by weekday, exceptions by date, and whether it is open right now, in the time zone of the place',
    data: { OpeningHours: 'weekday or date, from, to, note' },
    rules: ['Closing after midnight belongs to the day before; holidays outrank weekdays'],
    check: 'On a holiday and at one minute past closing it says closed',
  },
  returns: {
    name: 'Returns',
    words: 'refund, refunds, return request, cancellation and refund, product returns',
    plan: 'Ask for a return per line with a reason; accept, receive, refund',
    data: { Return: 'order line, quantity, reason, status, refunded in cents' },
    rules: ['Never more back than was bought and paid'],
    check: 'A second return of the same item is refused',
  },
  stock: {
    name: 'Stock',
    words:
      'stock, inventory, inventory management, stock level, stock management, warehouse, in stock, out of stock, raw materials, finished products, low stock',
    plan: 'Quantity on hand per item; every change is recorded with a reason; low stock is marked',
    data: { StockMove: 'item, change, reason, by, when' },
    rules: [
      'Stock is the sum of its moves and never falls below zero; a sale takes from it in the same transaction',
    ],
    check: 'Two people buy the last one at once: one succeeds, the other is told',
  },
  taxes: {
    name: 'Taxes',
    words: 'vat, tax, taxes, sales tax, gst, tax rate, adds vat, including vat, mwst',
    plan: 'Tax per line by its rate; net, tax per rate and gross are shown and add up',
    data: { TaxRate: 'name, percent, valid from', Line: 'net in cents, tax rate, tax in cents' },
    rules: [
      'Rounded per line to whole cents; a document keeps the rate of its date; tax-free customers and mixed rates work',
    ],
    check: 'Three lines with two rates: the printed lines, taxes and total add up to the cent',
  },
  invoices: {
    name: 'Invoices',
    words: 'invoice, invoicing, invoices, create invoices, send invoices, bill, bills, billing documents',
    plan: 'Draft, issue, send, mark as paid; lines with quantity and price; overdue ones stand out',
    data: {
      Invoice: 'number, customer, issued, due, status',
      InvoiceLine: 'invoice, text, quantity, unit price in cents',
    },
    rules: [
      'Numbers run without gaps and are given when it is issued; an issued invoice is never edited, only canceled by a credit note',
      'Amounts are whole cents',
    ],
    check: 'Two invoices issued at the same moment get two consecutive numbers',
  },
  quotes: {
    name: 'Quotes',
    words: 'quote, quotation, estimate, quotes for customers, send quotes, price quote, job quote',
    plan: 'Write a quote from lines, send it, have it accepted or declined, turn it into the next step in one press',
    data: { Quote: 'number, customer, lines, valid until, status' },
    rules: ['An accepted quote is frozen; an expired one cannot be accepted without being renewed'],
    check: 'Accepting an expired quote offers to renew it',
  },
  currencies: {
    name: 'Currencies',
    words:
      'currency, currencies, multi currency, exchange rate, currency conversion, convert currencies, convert money',
    plan: 'Each amount has its currency; conversions show rate and date',
    rules: ['Different currencies are never added without converting; currencies without cents work'],
    check: "Where amounts are stored, old ones keep their rate when today's changes",
  },
  donations: {
    name: 'Donations',
    words: 'donation, donate, donations, donor, fundraiser, fundraising, crowdfunding',
    plan: 'Choose an amount or type one, once or monthly, with a receipt; progress toward the target is shown',
    data: { Donation: 'amount in cents, donor or anonymous, campaign, status' },
    check: 'A donation that fails does not move the progress bar',
  },
  auctions: {
    name: 'Bids',
    words: 'auction, bid, bidding, bids, place bids, highest bid',
    plan: 'Bid above the current price plus the step; the end is the same for all and shown as a countdown',
    data: { Bid: 'lot, bidder, amount in cents, when' },
    rules: ["The server's clock decides; nobody outbids themselves"],
    check: 'Two equal bids at the same moment: the first stored leads, the other is told',
    needs: ['accounts'],
  },
  comparison: {
    name: 'Comparison',
    words:
      'compare, comparison, compare prices, price comparison, compare products, side by side, search and compare',
    plan: 'Put two to four side by side; rows that differ are marked; units are converted to match first',
    check: 'An item that lacks a fact shows "not given" and not zero',
  },
  points: {
    name: 'Points and rewards',
    words: 'loyalty, reward points, rewards, loyalty program, points system, cashback, gamification',
    plan: 'Points for defined actions, a balance, a history, and what they can be turned into',
    data: { PointsEntry: 'user, change, reason, when' },
    rules: ['The balance is the sum of its entries; the same action gives points once'],
    check: 'Repeating a request does not give the points twice',
  },
  marketplace: {
    name: 'Sellers and buyers',
    words:
      'marketplace, sellers, buyers and sellers, seller accounts, sell items, second hand, buying and selling, sell products, post ads, classified, vendors can',
    plan: 'Sellers list and manage their items; buyers find, ask and buy; each side sees only its own deals',
    data: { Listing: 'seller, title, price in cents, condition, status' },
    rules: ["A sold item leaves the list at once; sellers never see each other's buyers"],
    check: 'Two buyers take the same single item: the second is told that it is gone',
    needs: ['accounts'],
  },
  splitting: {
    name: 'Splitting costs',
    words:
      'split, split expenses, split bills, split the bill, splitting, shared expenses, who owes whom, who owes who, settle up, owes',
    plan: 'Enter who paid, for whom and how it is shared: equally, by parts or by exact amounts; balances and the fewest payments that settle them',
    data: {
      Expense: 'group, payer, amount in cents, currency, date, text',
      Share: 'expense, person, amount in cents',
      Settlement: 'from, to, amount in cents, date',
    },
    rules: [
      'Shares always add up to the expense: left-over cents go to the first people in a fixed order',
      'Somebody with an open balance cannot be removed',
    ],
    check: '10.00 split three ways gives 3.34, 3.33, 3.33, and all balances add up to zero',
  },
  budget: {
    name: 'Budgets',
    words: 'budget, budgeting, spending limit, monthly budget, budget planning, set budgets',
    plan: 'A limit per category and period; what is left is shown with each entry',
    data: { Budget: 'category, period, limit in cents' },
    rules: ['An entry moved to another month moves in both months; going over is shown, not refused'],
    check: 'Deleting an entry gives its amount back to the month it was in',
  },
  expenses: {
    name: 'Income and expenses',
    words:
      'expense, expenses, expense tracking, income, income and expenses, spending, transaction, transactions, track spending, track expenses, record transactions',
    plan: 'Enter amount, date, category and note in a few seconds; month at a glance; edit and delete',
    data: { Transaction: 'date, amount in cents, kind, category, note' },
    rules: ['Amounts are whole cents and never floats; the date is that of the person, not of the server'],
    check: 'An entry on the last evening of the month counts in that month',
  },
  receipts: {
    name: 'Receipts',
    words: 'receipt, receipts, scan receipts, photo of receipt',
    plan: 'Add a photo to an entry, see it large, replace it',
    data: { Receipt: 'entry, file, taken' },
    check: 'Deleting the entry deletes its picture too',
  },
  'financial-reports': {
    name: 'Financial reports',
    words:
      'financial report, profit and loss, revenue report, sales statistics, sales report, financial management, sales history, accounting, payroll, salaries',
    plan: 'Sums per period and category with the entries behind each figure one press away',
    rules: ['Sums equal the sum of the lines shown; a closed period cannot be changed'],
    check: 'Each total equals the sum of the entries that open behind it',
  },
  reservations: {
    name: 'Table or seat reservation',
    words:
      'table reservation, reserve a table, table booking, reservation, reservations, seat selection, seat map, choose seats, ticket booking, book tickets, tickets',
    plan: 'Choose day, time and number of people or seats; what is free is shown before choosing; cancel by a link',
    data: { Reservation: 'name, contact, start, number of people, place, status' },
    rules: ['A chosen place is held for some minutes and then freed; capacity is checked when it is stored'],
    check: 'Two people take the last place at once: one gets it, the other is offered the next',
  },
  menu: {
    name: 'Menu',
    words: 'menu, menus, displaying menus, restaurant menu, food menu, dishes, drinks menu',
    plan: 'Dishes in groups with price and description, allergens where they are known, readable on a phone without a PDF',
    data: { Dish: 'name, group, price in cents, description, allergens, available' },
    check: 'A dish marked as sold out shows as sold out at once',
  },
} as const satisfies Record<string, Feature>;
